import { isOffered, useManifest, useRights } from '@platform/module-kit';
import { Badge, token } from '@platform/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { Lesson } from '../../source/rows/lesson';
import { usePostSeasonSource } from '../../source/usePostSeasonSource';

/** What came of a lesson: its checklist item and its project, each with the way to it. */
export function Outcomes({ item, project }: Pick<Lesson, 'item' | 'project'>) {
  if (!item && !project) return null;
  return (
    <Line>
      {item && (
        <span>
          <Badge tone={item.isDone ? 'success' : 'water'}>{item.isDone ? 'Done' : 'On a checklist'}</Badge>
          <Way to={`/pre-season?season=${item.year}&open=${item.id}`}>
            {item.listTitle}, {item.year}
          </Way>
        </span>
      )}
      {project && (
        <span>
          <Badge tone={project.status === 'completed' ? 'success' : 'court'}>Project</Badge>
          <Way to={`/club-future?open=${project.id}`}>{project.status}</Way>
        </span>
      )}
    </Line>
  );
}

/** A link, or its words alone: in the demo the modules do not know of each other's changes. */
function Way({ to, children }: { to: string; children: ReactNode }) {
  const { isDemo } = usePostSeasonSource();
  const manifest = useManifest();
  const rights = useRights();
  return !isDemo && isOffered(manifest, to, rights) ? <Link to={to}>{children}</Link> : <span>{children}</span>;
}

const Line = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space.xxs} ${token.space.md};
  margin-top: ${token.space.xxs};
  font-size: ${token.size.sm};
  > span {
    display: inline-flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${token.space.xs};
  }
`;
