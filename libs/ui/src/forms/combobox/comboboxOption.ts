import { matchesWords } from '../../words/matchesWords';

/** One of many to choose from. */
export interface ComboboxOption {
  /** Never empty: that is nothing chosen. */
  value: string;
  label: string;
  /** Distinguishes two options with the same name, such as a person's role. It is searched, too. */
  detail?: string;
}

/** The options that have every typed word in their label or detail; accents and capitals make no difference. */
export const matchingOptions = (options: readonly ComboboxOption[], typed: string): readonly ComboboxOption[] =>
  options.filter(({ label, detail = '' }) => matchesWords(typed, label, detail));
