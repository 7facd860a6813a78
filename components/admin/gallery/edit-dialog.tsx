"use client";

import { Alert } from "@/components/ui/alert";
import type { GalleryItem } from "@/lib/contract/gallery";
import { FormDialog } from "../forms/form-dialog";
import { useLastKnown } from "../lists/use-last-known";
import { EditForm } from "./edit-form";

interface EditDialogProps {
  id: string;
  items: GalleryItem[];
  onSaved: () => void;
  /** Fetches the list again. */
  refresh: () => Promise<void>;
  onClose: () => void;
}

/** The dialog that edits the item the URL points at. */
export function EditDialog({ id, items, ...form }: EditDialogProps) {
  const listed = items.find(({ _id }) => _id === id);
  const item = useLastKnown(listed);
  return (
    <FormDialog title={item ? `Edit ${item.title}` : "Edit item"} onClose={form.onClose}>
      {!listed && <Alert>This item no longer exists.</Alert>}
      {item && <EditForm item={item} {...form} />}
    </FormDialog>
  );
}
