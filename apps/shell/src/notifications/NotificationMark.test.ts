import { topicOf } from './NotificationMark';

test.each([
  ['/user-dashboard?tab=team', 'Sarah Johnson: Pool chemicals', 'message'],
  ['/staff?open=1', 'A certification expires in 7 days', 'shield'],
  ['/recruitment?open=1', 'Maya Torres applied', { link: '/recruitment?open=1' }],
  [null, 'Something happened', 'clipboard-list'],
])('%s, "%s" has the icon of %j', (link, title, topic) => {
  expect(topicOf({ kind: 'email_notifications', link, title })).toEqual(topic);
});
