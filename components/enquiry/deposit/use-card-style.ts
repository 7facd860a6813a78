"use client";

import type { StripeElementStyle } from "@stripe/stripe-js";
import { useEffect, useState } from "react";

/** The colors of the card field, which is the provider's page in a frame and can't read the site's tokens. */
export function useCardStyle(): StripeElementStyle {
  const [style, setStyle] = useState<StripeElementStyle>(currentStyle);
  useEffect(() => {
    // The theme is a class on the document.
    const themes = new MutationObserver(() => setStyle(currentStyle()));
    themes.observe(document.documentElement, { attributeFilter: ["class"] });
    return () => themes.disconnect();
  }, []);
  return style;
}

function currentStyle(): StripeElementStyle {
  const tokens = getComputedStyle(document.documentElement);
  const color = (token: string) => tokens.getPropertyValue(token).trim();
  return {
    base: {
      color: color("--ink"),
      iconColor: color("--muted"),
      fontFamily: "system-ui, sans-serif",
      // Smaller text makes iOS zoom in.
      fontSize: "16px",
      "::placeholder": { color: color("--muted") },
    },
    invalid: { color: color("--danger"), iconColor: color("--danger") },
  };
}
