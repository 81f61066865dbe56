import { brand } from '@platform/contract';
import { useAuth } from '@platform/session';
import { focusOnColor, token } from '@platform/ui';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { contactAddress } from '../contact/contactAddress';

/**
 * Says that the platform is in private beta, for the brand's season. People who have access but postponed setting up a
 * club find the link here: the header has links only for clubs.
 */
export function EarlyAccessBanner() {
  const { membership, isAdmin } = useAuth();
  const isNewcomer = membership.status === 'ready' && !membership.value.club && !isAdmin;
  return (
    <Strip aria-label="Early access">
      <p>
        <strong>{brand.earlyAccessSeason} season early access.</strong> The platform is in private beta with partner
        clubs.{' '}
        {isNewcomer ? (
          <Ask to="/onboarding">Set up your club</Ask>
        ) : (
          <Ask to={contactAddress('platform')}>Get platform access</Ask>
        )}
      </p>
    </Strip>
  );
}

const Strip = styled.aside`
  padding: ${token.space.sm} ${token.space.gutter};
  background: ${token.color.surfaceInverse};
  color: ${token.color.inkInverse};
  ${focusOnColor}
  font-size: ${token.size.sm};
  text-align: center;
  strong::before {
    content: '';
    display: inline-block;
    width: 0.625rem;
    height: 0.625rem;
    margin-inline-end: ${token.space.xs};
    border-radius: ${token.radius.full};
    background: ${token.color.ball};
  }
`;

const Ask = styled(Link)`
  display: inline-block;
  padding-block: ${token.space.xxs};
  color: inherit;
  font-weight: ${token.weight.semibold};
  white-space: nowrap;
  &:hover {
    color: ${token.color.inkInverseHover};
  }
  @media print {
    display: none;
  }
`;
