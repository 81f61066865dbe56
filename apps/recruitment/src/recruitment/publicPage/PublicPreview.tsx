import { payRangeInWords, Quiet } from '@platform/module-kit/screens';
import { ageInWords } from '@platform/database/employment';
import { Badge, Card, Inline, Stack, token } from '@platform/ui';
import { styled } from 'styled-components';
import type { JobRole } from '../source/rows/jobRole';
import { useRecruitmentSource } from '../source/useRecruitmentSource';

interface PublicPreviewProps {
  roles: readonly JobRole[];
  isSeasonClosed: boolean;
}

/** A small preview of the club's page for applicants. */
export function PublicPreview({ roles, isSeasonClosed }: PublicPreviewProps) {
  const { clubName, season } = useRecruitmentSource();
  return (
    <Frame as="section" aria-label="Preview of the public page" $padding="none">
      <Banner>
        <small>Preview</small>
        <h2>Work at {clubName}</h2>
        <p>Season {season}</p>
      </Banner>
      <Body>
        {roles.length === 0 ? (
          <p>
            {isSeasonClosed
              ? 'Applications are closed. Applicants are asked to check back for the next season.'
              : 'No open positions right now. Applicants are asked to check back later.'}
          </p>
        ) : (
          <Stack as="ul" role="list" $gap="sm">
            {roles.map((role) => (
              <Offer key={role.id}>
                <Inline $gap="xs">
                  <strong>{role.title}</strong>
                  {role.department && <Badge>{role.department}</Badge>}
                </Inline>
                <Pay>{payRangeInWords(role)}</Pay>
                {role.description && <p>{role.description}</p>}
                <Quiet>
                  {[ageInWords(role.requiredAge), ...role.requirements.map(({ text }) => text)].join(' · ')}
                </Quiet>
              </Offer>
            ))}
          </Stack>
        )}
      </Body>
    </Frame>
  );
}

const Frame = styled(Card)`
  overflow: hidden;
`;

const Banner = styled.div`
  padding: ${token.space.lg};
  background: ${token.color.surfaceInverse};
  color: ${token.color.inkInverse};
  h2 {
    font-family: ${token.font.display};
    font-size: ${token.size.xl};
    font-weight: ${token.weight.display};
  }
  small,
  p {
    color: ${token.color.inkInverseMuted};
    font-size: ${token.size.sm};
  }
`;

const Body = styled.div`
  padding: ${token.space.lg};
`;

const Offer = styled.li`
  display: grid;
  gap: ${token.space.xxs};
  padding: ${token.space.md};
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius.md};
`;

const Pay = styled.p`
  font-variant-numeric: tabular-nums;
  font-weight: ${token.weight.medium};
`;
