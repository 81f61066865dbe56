import { Link } from '@platform/module-kit';
import { Quiet } from '@platform/module-kit/screens';
import { Card, token } from '@platform/ui';
import { ChevronRight } from 'lucide-react';
import { useId } from 'react';
import { styled } from 'styled-components';
import { nextSteps } from '../rules/nextSteps';
import type { StaffMember } from '../source/rows/staffMember';
import type { JobRole } from '../source/rows/jobRole';
import type { StaffMeasures } from '../source/rows/measures';
import { useStaffSource } from '../source/useStaffSource';

interface NextStepsProps {
  measures: StaffMeasures;
  roles: readonly JobRole[];
  people: readonly StaffMember[];
}

/** What the figures ask for, above the figures. Each step links to where it is done. */
export function NextSteps({ measures, roles, people }: NextStepsProps) {
  const { basePath, rolesPath } = useStaffSource();
  const headingId = useId();
  const steps = nextSteps(measures, roles, people);
  return (
    <Card as="section" aria-labelledby={headingId}>
      <Title id={headingId}>What to do next</Title>
      {steps.length === 0 ? (
        <Quiet>
          {roles.every(({ positionsTotal }) => positionsTotal === 0) ? (
            <>
              No role has positions yet. <Link to={rolesPath}>Set how many people each role needs.</Link>
            </>
          ) : (
            'Nothing waits: every position is filled and every certification counts.'
          )}
        </Quiet>
      ) : (
        <List role="list">
          {steps.map(({ id, count, words, query }) => (
            <li key={id}>
              <Way to={query === null ? rolesPath : `${basePath}?${query}`}>
                <b>{count.toLocaleString('en-US')}</b>
                <span>{words}</span>
                <ChevronRight size={18} aria-hidden="true" />
              </Way>
            </li>
          ))}
        </List>
      )}
    </Card>
  );
}

const Title = styled.h2`
  font-size: ${token.size.md};
  font-weight: ${token.weight.semibold};
`;

const List = styled.ul`
  display: grid;
  margin-top: ${token.space.xs};
  > li + li {
    border-top: 1px solid ${token.color.line};
  }
`;

const Way = styled(Link)`
  display: grid;
  grid-template-columns: minmax(1.5rem, auto) minmax(0, 1fr) auto;
  align-items: center;
  gap: ${token.space.sm};
  min-height: ${token.control.target};
  padding-block: ${token.space.xs};
  color: ${token.color.ink};
  font-size: ${token.size.sm};
  text-decoration: none;
  b {
    font-size: ${token.size.lg};
    font-variant-numeric: tabular-nums;
    text-align: end;
  }
  svg {
    color: ${token.color.inkMuted};
  }
  &:hover {
    color: ${token.color.water};
  }
`;
