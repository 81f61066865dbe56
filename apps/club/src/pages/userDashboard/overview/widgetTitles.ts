import type { WidgetId } from '../arrangement/arrangement';

/** What each widget of the overview is called. */
export const widgetTitles: Record<WidgetId, string> = {
  figures: 'Quick figures',
  modules: 'Modules',
  messages: 'Latest messages',
  activity: 'Recent activity',
};
