import { Link } from '@platform/module-kit';
import { Button, token } from '@platform/ui';
import { styled } from 'styled-components';
import type { Invitation } from './invitations';

interface InvitationOfferProps {
  offer: Invitation;
  /** Stands out among several. */
  isFirst: boolean;
  accepting: boolean;
  onAccept(): void;
}

/** One invitation: to a club, to the firm, or to set up a club. */
export function InvitationOffer({ offer, isFirst, accepting, onAccept }: InvitationOfferProps) {
  const look = isFirst ? 'primary' : 'secondary';
  if (offer.club_id === null && offer.role !== 'super_admin') {
    return (
      <Offer>
        <strong>A club of your own</strong>
        <Button as={Link} to="/onboarding" variant={look}>
          Set up your club
        </Button>
      </Offer>
    );
  }
  return (
    <Offer>
      <strong>{offer.club_name ?? 'The firm'}</strong>
      <Button variant={look} loading={accepting} onClick={onAccept}>
        Join {offer.club_name ?? 'the firm'}
      </Button>
    </Offer>
  );
}

const Offer = styled.div`
  display: grid;
  gap: ${token.space.sm};
  padding: ${token.space.md};
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius.md};
`;
