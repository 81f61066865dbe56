import { Loaded } from '@platform/module-kit';
import { Muted } from '@platform/module-kit/screens';
import { Button, onDemand, Stack } from '@platform/ui';
import { useState } from 'react';
import { VOTES_FAILED } from '../../../source/failures';
import { useProjectVotes } from '../../../source/queries';
import type { Project } from '../../../source/rows/project';
import { useClubFutureSource } from '../../../source/useClubFutureSource';
import { VoteCard } from './VoteCard';

const VoteDialog = onDemand(() => import('./VoteDialog'))('VoteDialog');

/** The votes on a project, the newest first. Managers start them. */
export function ProjectVotes({ project }: { project: Project }) {
  const { canManage } = useClubFutureSource();
  const votes = useProjectVotes(project.id);
  const [isStarting, setStarting] = useState(false);
  return (
    <Loaded query={votes} label="the votes" failure={VOTES_FAILED} height="3rem">
      {(found) => (
        <Stack $gap="sm">
          {found.length === 0 && <Muted>No votes yet.</Muted>}
          {found.map((vote) => (
            <VoteCard key={vote.id} vote={vote} project={project} />
          ))}
          {canManage && (
            <div>
              <Button variant="secondary" size="sm" onClick={() => setStarting(true)}>
                Start a vote
              </Button>
            </div>
          )}
          {isStarting && <VoteDialog project={project} onClose={() => setStarting(false)} />}
        </Stack>
      )}
    </Loaded>
  );
}
