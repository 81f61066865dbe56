import { sampleClub } from '@platform/sample-club';
import { LAKESIDE } from '../lakeside';
import { insert } from '../sql';

const person = (number: number) => `a0000000-0000-4000-8000-00000000000${number}`;
const [PINE_ADMIN, PINE_MANAGER, PINE_STAFF, LAKE_ADMIN, LAKE_STAFF] = [2, 3, 4, 5, 6].map(person);
const OPENING = '9c000000-0000-4000-8000-000000000001';
const WHISTLES = '9c000000-0000-4000-8000-000000000002';
const CARTS = '9c000000-0000-4000-8000-000000000003';
const FLEET = '9c000000-0000-4000-8000-000000000004';

/** Messages, what people have read, and how they want to be told. Sending them writes the log and the notifications. */
export function communication(): string[] {
  return [
    insert('public.messages', [
      {
        id: OPENING,
        clubId: sampleClub.id,
        senderId: PINE_MANAGER,
        recipientId: PINE_STAFF,
        subject: 'Opening weekend schedule',
        message: 'The draft for Memorial Day weekend is up. Tell me by Friday if a shift does not work for you.',
        priority: 'high',
        createdAt: '2025-04-28T09:12:00-04:00',
      },
      {
        id: WHISTLES,
        clubId: sampleClub.id,
        senderId: PINE_STAFF,
        recipientId: PINE_ADMIN,
        subject: 'Rescue tubes',
        message: 'Two of the rescue tubes at the diving well have torn straps. I put them aside.',
        priority: 'normal',
        createdAt: '2025-04-30T17:40:00-04:00',
      },
      {
        id: CARTS,
        clubId: LAKESIDE,
        senderId: LAKE_ADMIN,
        recipientId: LAKE_STAFF,
        subject: 'Cart barn keys',
        message: 'Please leave both sets with the starter when you close.',
        priority: 'low',
        createdAt: '2025-05-02T18:05:00-05:00',
      },
      {
        id: FLEET,
        clubId: LAKESIDE,
        senderId: LAKE_STAFF,
        recipientId: LAKE_ADMIN,
        subject: 'Cart 14 will not charge',
        message: 'It was on the charger all night and shows empty. I took it out of line.',
        priority: 'normal',
        createdAt: '2025-05-03T07:10:00-05:00',
      },
    ]),
    insert('public.message_reads', [
      { messageId: OPENING, clubId: sampleClub.id, userId: PINE_STAFF, readAt: '2025-04-28T11:30:00-04:00' },
      { messageId: CARTS, clubId: LAKESIDE, userId: LAKE_STAFF, readAt: '2025-05-02T18:20:00-05:00' },
    ]),
    insert('public.notification_preferences', [
      { userId: PINE_MANAGER, kind: 'staff_updates', channel: 'both', digest: 'daily', leadDays: 30 },
      { userId: LAKE_STAFF, kind: 'email_notifications', channel: 'none', digest: 'immediately', leadDays: 14 },
    ]),
    insert('public.user_dashboard_settings', [
      { userId: PINE_MANAGER, layoutConfig: { columns: 2 }, widgetPreferences: { collapsed: ['quick_overview'] } },
      { userId: LAKE_ADMIN, layoutConfig: { columns: 1 }, widgetPreferences: {} },
    ]),
  ];
}
