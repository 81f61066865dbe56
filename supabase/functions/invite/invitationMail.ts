import { requireVariable, type Environment } from '../_shared/environment.ts';
import type { Mail } from '../_shared/mail/mail.ts';
import type { AccountLink } from './accountLink.ts';
import type { Invitation } from './invitation.ts';
import type { Inviter } from './inviter.ts';

/** What the person is invited to. A name may hold a line break, which would begin a header of its own. */
function occasion({ role }: Invitation, club: string | null): string {
  if (club !== null) return `join ${onOneLine(club)}`;
  return role === 'super_admin' ? 'join the firm' : 'set up your club';
}

/** The mail that invites someone, as text. A reply goes to the inviter. */
export function invitationMail(
  environment: Environment,
  invitation: Invitation,
  { inviter, club, link }: { inviter: Inviter; club: string | null; link: AccountLink },
): Mail {
  const name = onOneLine(inviter.name);
  const what = occasion(invitation, club);
  const lines =
    link.kind === 'choose a password'
      ? [
          'Choose a password to begin:',
          link.url,
          '',
          'The link works once, for one hour. After that, ask for a new password on the sign-in page with this address.',
        ]
      : ['You have an account already. Sign in to accept:', link.url];
  return {
    from: requireVariable(environment, 'MAIL_FROM'),
    to: invitation.email,
    replyTo: inviter.email,
    subject: `${name} invites you to ${what}`,
    text: [
      `${name} invites you to ${what}.`,
      '',
      ...lines,
      '',
      `If you do not know ${name}, ignore this mail: nothing happens.`,
    ].join('\n'),
  };
}

function onOneLine(text: string): string {
  return text.replace(/\p{Cc}+/gu, ' ').trim();
}
