import { Loaded } from '@platform/module-kit';
import { Avatar, Badge, Button, EmptyState } from '@platform/ui';
import type { ScheduleRows } from '../../manager/useScheduleRows';
import { rankedCandidates, type RankedCandidate } from '../../rules/coverage/candidateReasons';
import { useCandidates, useRequests } from '../../source/queries';
import type { Candidate } from '../../source/rows/person';
import type { ShiftRequest } from '../../source/rows/request';
import type { Shift } from '../../source/rows/shift';
import { GroupTitle } from '../GroupTitle';
import { ItemList, ItemWords } from '../ItemList';

const NONE: readonly ShiftRequest[] = [];

interface CandidateListProps {
  rows: ScheduleRows;
  shift: Shift;
  onAssign: (candidate: Candidate) => void;
}

/** Who could take a shift: eligible people, ranked with their reasons, and the others with what prevents them. */
export function CandidateList({ rows, shift, onAssign }: CandidateListProps) {
  const candidates = useCandidates(shift.id);
  // Requests only move people up: without them, the list is still right.
  const requests = useRequests().data ?? NONE;
  return (
    <Loaded query={candidates} label="who could take it" failure="Failed to find people for this shift" height="18rem">
      {(all) => {
        const found = rankedCandidates(all, shift, { requests, facts: rows.facts });
        const eligible = found.filter((candidate) => candidate.eligible);
        const others = found.filter((candidate) => !candidate.eligible);
        return (
          <>
            {eligible.length === 0 ? (
              <EmptyState
                title="No one can take this shift"
                description="See the reasons below. Change its hours, or split it into two shifts."
              />
            ) : (
              <section aria-label="Can take it">
                <GroupTitle>
                  Can take it <Badge tone="success">{eligible.length}</Badge>
                </GroupTitle>
                <ItemList>
                  {eligible.map((candidate) => (
                    <Row key={candidate.staffId} candidate={candidate} onAssign={onAssign} />
                  ))}
                </ItemList>
              </section>
            )}
            {others.length > 0 && (
              <section aria-label="Cannot take it">
                <GroupTitle>
                  Cannot take it <Badge>{others.length}</Badge>
                </GroupTitle>
                <ItemList>
                  {others.map((candidate) => (
                    <Row key={candidate.staffId} candidate={candidate} />
                  ))}
                </ItemList>
              </section>
            )}
          </>
        );
      }}
    </Loaded>
  );
}

interface RowProps {
  candidate: RankedCandidate;
  /** Undefined for a person who may not take it. */
  onAssign?: CandidateListProps['onAssign'];
}

function Row({ candidate, onAssign }: RowProps) {
  const { name, role, reasons, grounds, mark } = candidate;
  return (
    <li data-off={onAssign ? undefined : ''}>
      <Avatar name={name} size="sm" />
      <ItemWords>
        <strong>{name}</strong>
        <span>{role}</span>
        {onAssign && <small>{grounds.join(' · ')}</small>}
        {reasons.map((reason) => (
          <small key={reason}>{reason}</small>
        ))}
        {mark !== null && <Badge tone="danger">{mark}</Badge>}
      </ItemWords>
      {onAssign && (
        <Button
          variant={candidate.rank === 1 ? 'primary' : 'secondary'}
          size="sm"
          aria-label={`Give shift to ${name}`}
          onClick={() => onAssign(candidate)}
        >
          Give shift
        </Button>
      )}
    </li>
  );
}
