/** A field in a text, such as `{first name}`. */
const FIELD = /\{([^{}\n]{0,60})\}/g;

interface Filled {
  /** The text with its values. Fields without one stay as they are. */
  text: string;
  /** The names of fields that do not exist, each once. */
  unknown: string[];
  /** The names of fields that have no value here, each once. */
  empty: string[];
}

/**
 * Replaces the fields of a text, such as `{first name}`, by their values. Case and spaces around a name don't matter. What is in a
 * value stays as it is.
 *
 * @param values by name, in lower case; undefined for a field that has no value.
 */
export function fillFields(text: string, values: Record<string, string | undefined>): Filled {
  const unknown = new Set<string>();
  const empty = new Set<string>();
  const filled = text.replaceAll(FIELD, (field, written: string) => {
    const name = written.trim().toLowerCase();
    if (!Object.hasOwn(values, name)) unknown.add(written.trim());
    else if (!values[name]) empty.add(name);
    else return values[name];
    return field;
  });
  return { text: filled, unknown: [...unknown], empty: [...empty] };
}
