export interface NavigationItem {
  name: string;
  path: string;
}

/** The public pages, in the header's order. */
export const navigation: NavigationItem[] = [
  { name: "Home", path: "/" },
  { name: "Services", path: "/services" },
  { name: "Gallery", path: "/gallery" },
  { name: "About", path: "/about" },
  { name: "Contact", path: "/contact" },
];

/** The same in the footer's order (SPEC section 2, Public chrome). */
export const quickLinks = ["Home", "About", "Services", "Gallery", "Contact"].flatMap((name) =>
  navigation.filter((item) => item.name === name),
);
