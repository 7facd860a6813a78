export interface NavigationItem {
  name: string;
  path: string;
}

/** The public pages, in the order of the header. */
export const navigation: NavigationItem[] = [
  { name: "Home", path: "/" },
  { name: "Services", path: "/services" },
  { name: "Gallery", path: "/gallery" },
  { name: "About", path: "/about" },
  { name: "Contact", path: "/contact" },
];

/** The same pages, in the order of the footer (docs/product.md#public-pages). */
export const quickLinks = ["Home", "About", "Services", "Gallery", "Contact"].flatMap((name) =>
  navigation.filter((item) => item.name === name),
);
