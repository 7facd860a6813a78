import "server-only";
import Bowser from "bowser";

/** Systems in the words of those who hold the device. */
const SYSTEMS: Record<string, string> = {
  macOS: "Mac",
  Windows: "Windows computer",
  Linux: "Linux computer",
  "Chrome OS": "Chromebook",
};

const BROWSERS = new Set<string>(Object.values(Bowser.BROWSER_MAP));

/**
 * Names the device of a browser in plain words, as far as it says: "iPhone, Safari", "Android phone, Chrome". Only from known
 * names: nobody puts words of their own in front of the owner.
 */
export function deviceName(userAgent: string | null): string {
  if (!userAgent) return "Unknown device";
  const { browser, os, platform } = Bowser.parse(userAgent);
  const app = browser.name && BROWSERS.has(browser.name) ? `, ${browser.name}` : "";
  return `${thing(os.name, platform)}${app}`;
}

function thing(system = "", { model, type }: { model?: string; type?: string }): string {
  if (model === "iPhone" || model === "iPad") return model;
  if (system === "Android") return type === "tablet" ? "Android tablet" : "Android phone";
  return SYSTEMS[system] ?? "Unknown device";
}
