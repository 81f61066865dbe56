import { Link } from '@platform/module-kit';
import { counted } from '@platform/module-kit/screens';
import { Alert } from '@platform/ui';
import { rehireWords } from '../rules/labels';
import type { RehireOutcome } from '../source/rows/lastSeason';
import { useRecruitmentSource } from '../source/useRecruitmentSource';

/** The result for each chosen person, by name. */
export function RehireOutcomes({ outcomes }: { outcomes: readonly RehireOutcome[] }) {
  const { staffPath } = useRecruitmentSource();
  const back = outcomes.filter(({ outcome }) => outcome === 'rehired');
  return (
    <Alert
      tone={back.length === outcomes.length ? 'success' : 'warning'}
      title={`${counted(back.length, 'person', 'people')} of ${outcomes.length} rehired`}
    >
      <ul>
        {outcomes.map(({ staffId, name, role, outcome, status }) => (
          <li key={staffId}>
            {outcome === 'rehired' ? <Link to={`${staffPath}?open=${staffId}`}>{name}</Link> : name} ({role}){' '}
            {rehireWords({ outcome, status })}.
          </li>
        ))}
      </ul>
    </Alert>
  );
}
