import { HOME_OF_NEWCOMERS } from '@platform/contract';
import type { Invitation } from '@platform/module-kit/screens';
import { Button, token } from '@platform/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';

interface InvitationOfferProps {
  offer: Invitation;
  /** Email address of the account that joins. */
  email: string | undefined;
  /** Whether this offer is highlighted among several. */
  isFirst: boolean;
  accepting: boolean;
  onAccept(): void;
}

/** One invitation: to a club, to the firm, or to set up a club. */
export function InvitationOffer({ offer, email, isFirst, accepting, onAccept }: InvitationOfferProps) {
  const look = isFirst ? 'primary' : 'secondary';
  if (offer.club_id === null && offer.role !== 'super_admin') {
    return (
      <Offer>
        <strong>A club of your own</strong>
        <OfferWords inviter={offer.inviter_name}>You set up your club as {email}.</OfferWords>
        <Button as={Link} to={HOME_OF_NEWCOMERS} variant={look}>
          Set up your club
        </Button>
      </Offer>
    );
  }
  return (
    <Offer>
      <strong>{offer.club_name ?? 'The firm'}</strong>
      <OfferWords inviter={offer.inviter_name}>
        You join {offer.club_name ?? 'the firm'} as {email}.
      </OfferWords>
      <Button variant={look} loading={accepting} onClick={onAccept}>
        Join {offer.club_name ?? 'the firm'}
      </Button>
    </Offer>
  );
}

function OfferWords({ inviter, children }: { inviter: string | null; children: ReactNode }) {
  return (
    <Words>
      {inviter && `${inviter} invites you. `}
      {children}
    </Words>
  );
}

const Words = styled.p`
  color: ${token.color.inkMuted};
  overflow-wrap: anywhere;
`;

const Offer = styled.div`
  display: grid;
  gap: ${token.space.sm};
  padding: ${token.space.md};
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius.md};
`;
