import "server-only";
import type { ErasureReason } from "@/lib/contract/persons";

/** Erasures of everything under one address. Nothing here says whose, not even a digest of the address. */
export interface ErasureTable {
  id: string;
  erased_at: string;
  /** The name of the admin, as it was then. */
  erased_by: string;
  reason: ErasureReason | null;
  /** JSON: how many rows of each kind. */
  counts: string;
}
