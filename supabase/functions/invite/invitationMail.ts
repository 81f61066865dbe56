import { requireVariable, type Environment } from '../_shared/environment.ts';
import type { Mail } from '../_shared/mail/mail.ts';
import { oneLine } from '../_shared/mail/oneLine.ts';
import type { AccountLink } from './accountLink.ts';
import type { Invitation } from './invitation.ts';
import type { Inviter } from './inviter.ts';

/** What the person is invited to. */
function occasion({ role }: Invitation, club: string | null): string {
  if (club !== null) return `join ${oneLine(club)}`;
  return role === 'super_admin' ? 'join the firm' : 'set up your club';
}

/** The mail that invites someone, as text. A reply goes to the inviter. */
export function invitationMail(
  environment: Environment,
  invitation: Invitation,
  { inviter, club, link }: { inviter: Inviter; club: string | null; link: AccountLink },
): Mail {
  const name = oneLine(inviter.name);
  const what = occasion(invitation, club);
  return {
    from: requireVariable(environment, 'MAIL_FROM'),
    to: invitation.email,
    replyTo: inviter.email,
    subject: `${name} invites you to ${what}`,
    text: [
      `${name} invites you to ${what}.`,
      '',
      ...wayIn(link),
      '',
      `If you do not know ${name}, ignore this mail: nothing happens.`,
    ].join('\n'),
  };
}

/** What the person does now. */
function wayIn({ kind, url }: AccountLink): string[] {
  switch (kind) {
    case 'choose a password':
      return [
        'Choose a password to begin:',
        url,
        '',
        'The link works once, for one hour. After that, open it all the same: “Send me a new link” is what it says then.',
      ];
    case 'sign in':
      return ['You have an account already. Sign in to accept:', url];
    case 'leave the other club':
      return [
        'Your account belongs to another club, and an account belongs to one club at a time.',
        'Ask an administrator of that club to remove you from it. Then sign in to accept:',
        url,
      ];
  }
}
