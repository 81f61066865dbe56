import type { Json } from '@platform/database';

/** The widgets of the overview in their default order. */
const widgetIds = ['figures', 'modules', 'messages', 'activity'] as const;

export type WidgetId = (typeof widgetIds)[number];

/** Which widgets a person sees, from top to bottom. */
export interface Arrangement {
  /** Every widget, including hidden ones, so that a widget shown again returns to its place. */
  order: readonly WidgetId[];
  hidden: readonly WidgetId[];
}

/** The stored form. */
export interface StoredArrangement {
  layout_config: Json;
  widget_preferences: Json;
}

export const standardArrangement: Arrangement = { order: widgetIds, hidden: [] };

/**
 * Reads what was saved, or the standard arrangement if nothing was. Drops widgets that no longer exist, and appends new
 * ones.
 */
export function readArrangement(stored: StoredArrangement | null): Arrangement {
  const order = widgetsIn(stored?.layout_config, 'order');
  return {
    order: [...order, ...widgetIds.filter((id) => !order.includes(id))],
    hidden: widgetsIn(stored?.widget_preferences, 'hidden'),
  };
}

/** The row to save. Other data in the same row stays. */
export function writeArrangement(
  { order, hidden }: Arrangement,
  stored: StoredArrangement | null,
): Record<keyof StoredArrangement, { [key: string]: Json | undefined }> {
  return {
    layout_config: { ...recordOf(stored?.layout_config), order: [...order] },
    widget_preferences: { ...recordOf(stored?.widget_preferences), hidden: [...hidden] },
  };
}

/** The arrangement with one widget a place up (-1) or down (1). At the end of the list it stays. */
export function moveWidget(arrangement: Arrangement, id: WidgetId, by: -1 | 1): Arrangement {
  const from = arrangement.order.indexOf(id);
  const to = from + by;
  const neighbour = arrangement.order[to];
  if (!neighbour) return arrangement;
  const order = [...arrangement.order];
  order[to] = id;
  order[from] = neighbour;
  return { ...arrangement, order };
}

export function showWidget({ order, hidden }: Arrangement, id: WidgetId, shown: boolean): Arrangement {
  const others = hidden.filter((one) => one !== id);
  return { order, hidden: shown ? others : [...others, id] };
}

/** Whether two arrangements show the same. */
export function isSameArrangement(one: Arrangement, other: Arrangement): boolean {
  const told = ({ order, hidden }: Arrangement) => JSON.stringify([order, [...hidden].sort()]);
  return told(one) === told(other);
}

function widgetsIn(json: Json | undefined, key: string): WidgetId[] {
  const listed = recordOf(json)[key];
  if (!Array.isArray(listed)) return [];
  return widgetIds.filter((id) => listed.includes(id)).sort((a, b) => listed.indexOf(a) - listed.indexOf(b));
}

function recordOf(json: Json | undefined): { [key: string]: Json | undefined } {
  return typeof json === 'object' && json !== null && !Array.isArray(json) ? json : {};
}
