import type { ReactNode } from "react";
import type { Service } from "@/lib/content/services";

/** What the composition of each craft on the services page takes. */
export interface CraftProps {
  service: Service;
  /** Its featured pictures, and its recordings. */
  pictures: ReactNode;
  recordings: ReactNode;
}
