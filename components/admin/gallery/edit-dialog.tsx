"use client";

import { Alert } from "@/components/ui/alert";
import type { GalleryItem } from "@/lib/contract/gallery";
import { FormDialog } from "../forms/form-dialog";
import { useHeld } from "../lists/use-held";
import { EditForm } from "./edit-form";

interface EditDialogProps {
  id: string;
  items: GalleryItem[];
  onSaved: () => void;
  /** Asks for the list again. */
  refresh: () => Promise<void>;
  onClose: () => void;
}

/** The form of an item, over the grid; the address bar names the item. */
export function EditDialog({ id, items, ...form }: EditDialogProps) {
  const { held, isListed } = useHeld(id, items);
  return (
    <FormDialog title={held ? `Edit ${held.title}` : "Edit item"} onClose={form.onClose}>
      {!isListed && <Alert>This item is no longer there.</Alert>}
      {held && <EditForm item={held} {...form} />}
    </FormDialog>
  );
}
