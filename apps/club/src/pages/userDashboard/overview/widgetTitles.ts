import type { WidgetId } from '../../../rules/arrangement';

/** The title of each widget of the overview. */
export const widgetTitles: Record<WidgetId, string> = {
  figures: 'Quick figures',
  modules: 'Modules',
  messages: 'Latest messages',
  activity: 'Recent activity',
};
