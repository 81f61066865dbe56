import type { UnsentPunch } from '../sharedClock';

/** A JSON object of texts, numbers and words, without objects in it, as a punch is. */
const FLAT_OBJECT = /\{(?:[^{}"]|"(?:[^"\\]|\\.)*")*\}/g;

interface ReadPunches {
  punches: UnsentPunch[];
  /** Part of the text could not be read, such as the end of one that the browser wrote only in part. */
  isDamaged: boolean;
}

/** Reads a stored list of punches. From a damaged one, every punch that is complete. */
export function readPunches(text: string): ReadPunches {
  const whole = parsed(text);
  if (Array.isArray(whole)) {
    const punches = whole.filter(isPunch);
    return { punches, isDamaged: punches.length < whole.length };
  }
  const parts = (text.match(FLAT_OBJECT) ?? []).map(parsed);
  return { punches: parts.filter(isPunch), isDamaged: true };
}

/** Undefined if it is no JSON. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

function isPunch(value: unknown): value is UnsentPunch {
  if (typeof value !== 'object' || value === null) return false;
  const { staffId, action, key, name, pressedAt } = value as Record<string, unknown>;
  return (
    [staffId, key, name].every((text) => typeof text === 'string') &&
    ['in', 'out', 'break', 'back'].includes(String(action)) &&
    !Number.isNaN(Date.parse(String(pressedAt)))
  );
}
