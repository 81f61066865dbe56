/** One of many to choose from. */
export interface ComboboxOption {
  /** Never empty: that is nothing chosen. */
  value: string;
  label: string;
  /** Distinguishes two options with the same name, such as a person's role. It is searched, too. */
  detail?: string;
}

/** The options that have every typed word in their label or detail; accents and capitals make no difference. */
export function matchingOptions(options: readonly ComboboxOption[], typed: string): readonly ComboboxOption[] {
  const words = folded(typed).split(/\s+/).filter(Boolean);
  if (words.length === 0) return options;
  return options.filter(({ label, detail = '' }) => {
    const text = folded(`${label} ${detail}`);
    return words.every((word) => text.includes(word));
  });
}

const folded = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase();
