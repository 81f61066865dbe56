import { requireVariable, type Environment } from '../environment.ts';
import type { Mail } from '../mail/mail.ts';
import { oneLine } from '../mail/oneLine.ts';
import { accountLink, type AccountLink } from './accountLink.ts';
import type { PreparedMail } from './preparedMail.ts';

/** What the person is invited to. */
function occasion({ role, club }: PreparedMail): string {
  if (club !== null) return `join ${oneLine(club.name)}`;
  return role === 'super_admin' ? 'join the firm' : 'set up your club';
}

/** The email that invites someone, as text. A reply goes to the inviter. */
export async function invitationMail(environment: Environment, prepared: PreparedMail): Promise<Mail> {
  const from = requireVariable(environment, 'MAIL_FROM');
  const name = oneLine(prepared.inviter?.name ?? requireVariable(environment, 'PRODUCT_NAME'));
  const what = occasion(prepared);
  const link = await accountLink(environment, prepared);
  return {
    from,
    to: prepared.email,
    replyTo: prepared.inviter?.email ?? from,
    subject: `${name} invites you to ${what}`,
    text: [
      `${name} invites you to ${what}.`,
      '',
      ...wayIn(link, prepared.untilDay),
      '',
      `If you do not know ${name}, ignore this email: nothing happens.`,
    ].join('\n'),
  };
}

/** What the person does now. */
function wayIn({ kind, url }: AccountLink, untilDay: string): string[] {
  switch (kind) {
    case 'choose a password':
      return [
        'Choose a password to begin:',
        url,
        '',
        `The link works until ${untilDay}. After that, open it all the same: it lets you ask for a new invitation.`,
      ];
    case 'sign in':
      return ['You have an account already. Sign in to accept:', url, '', `The invitation is open until ${untilDay}.`];
    case 'leave the other club':
      return [
        'Your account belongs to another club, and an account belongs to one club at a time.',
        'Ask an administrator of that club to remove you from it. Then sign in to accept:',
        url,
        '',
        `The invitation is open until ${untilDay}.`,
      ];
  }
}
