import type { ItemInput, TitleInput } from "./item-fields";

/** The add form's values. The title and alt text here belong to a link; each file has its own. */
export interface AddInput extends Omit<ItemInput, "category">, TitleInput {
  mode: "file" | "url";
  url: string;
  /** Empty until the admin chooses one, so that no item gets the first category by accident. */
  category: ItemInput["category"] | "";
}

/** The add form's initial values. */
export const EMPTY: AddInput = {
  mode: "file",
  url: "",
  title: "",
  alt: "",
  decorative: false,
  description: "",
  category: "",
  featured: false,
};

/** How a mode of the add form reports its result to the form. */
export interface AddOutcomes {
  /** Shows why some or all items were not added. */
  fail: (text: string) => void;
  /** Announces how many items were added. */
  succeed: (count: number) => void;
  /** Clears the fields for the next items. */
  reset: () => void;
}
