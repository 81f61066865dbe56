import { brand } from '@platform/contract';
import { Link } from '@platform/module-kit';
import { Badge, Button, Icon, Stack, token } from '@platform/ui';
import { styled } from 'styled-components';
import type { Hired } from '../../source/rows/hire';
import { useRecruitmentSource } from '../../source/useRecruitmentSource';

/** The result of a hire: the person on the roster, what they have to bring, and how full the role is. */
export function HiredSummary({ hired }: { hired: Hired }) {
  const { staffPath } = useRecruitmentSource();
  const { staffId, name, role, status, checklist, positionsFilled, positionsTotal, invited } = hired;
  const open = checklist.filter(({ isDone }) => !isDone);
  const missing = open.filter(({ isCertification }) => isCertification);
  const papers = open.filter(({ isCertification }) => !isCertification);
  return (
    <Stack>
      <p>
        {name} is on the roster as {role}: <Badge tone={open.length > 0 ? 'warning' : 'success'}>{status}</Badge>
      </p>
      {invited !== null && (
        <p>
          The invitation to {brand.name} goes to {invited}. It is open for seven days.
        </p>
      )}
      <Checklist>
        <h3>
          {missing.length === 0
            ? 'No certificate is missing'
            : `Missing ${missing.length === 1 ? 'certificate' : 'certificates'}`}
        </h3>
        {missing.length > 0 && (
          <ul aria-label="Missing certificates">
            {missing.map(({ title }) => (
              <li key={title}>{title}</li>
            ))}
          </ul>
        )}
        {papers.length > 0 && (
          <>
            <h3>To be done before the first day</h3>
            <ul aria-label="To be done before the first day">
              {papers.map(({ title }) => (
                <li key={title}>{title}</li>
              ))}
            </ul>
          </>
        )}
      </Checklist>
      <p>
        {positionsFilled} of {positionsTotal} {role} positions are filled.
      </p>
      <div>
        <Button
          as={Link}
          variant="secondary"
          icon={<Icon name="users" size={18} />}
          to={`${staffPath}?open=${staffId}`}
        >
          Open in the roster
        </Button>
      </div>
    </Stack>
  );
}

const Checklist = styled.div`
  display: grid;
  gap: ${token.space.xs};
  padding: ${token.space.md};
  border-radius: ${token.radius.md};
  background: ${token.color.surfaceSunken};
  h3 {
    font-size: ${token.size.sm};
    font-weight: ${token.weight.semibold};
  }
  * + h3 {
    margin-top: ${token.space.xs};
  }
  ul {
    padding-left: ${token.space.md};
    list-style: disc;
  }
`;
