import { topicOf } from './NotificationMark';

test.each([
  ['/user-dashboard?tab=team', 'Sarah Johnson: Pool chemicals', 'message'],
  ['/staff?open=1', 'A certification expires in 7 days', 'shield'],
  ['/staff?open=1', 'Ana Lima is on the staff', 'clipboard-list'],
  ['/recruitment?open=1', 'Maya Torres applied', 'user-plus'],
  ['/scheduling', 'Your shifts are published', 'calendar-check'],
  ['/admin/features', 'Training is on', 'layout-dashboard'],
  [null, 'Something happened', 'clipboard-list'],
])('%s, "%s" has the icon %s', (link, title, topic) => {
  expect(topicOf({ kind: 'email_notifications', link, title })).toBe(topic);
});
