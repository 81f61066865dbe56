import { Loaded } from '@platform/module-kit';
import { byTitle, CHECKLISTS_FAILED, dayInWords, Muted, Toolbar } from '@platform/module-kit/screens';
import { Button, Card, EmptyState, Grid, Icon, Inline, onDemand, SkeletonCards, Stack } from '@platform/ui';
import { ListPlus } from 'lucide-react';
import { useState } from 'react';
import { toastSaved } from '../../../shared/deck/toastSaved';
import { withDayIds } from '../../rules/forms/dayItemIds';
import { useDayLists, useDayTemplates } from '../../source/queries';
import type { DayList, DayTemplate } from '../../source/rows/dayList';
import { useOperationsChange, useOperationsSource } from '../../source/useOperationsSource';
import { DayListCard } from './DayListCard';

const DayTemplatesDialog = onDemand(() => import('./DayTemplatesDialog'))('DayTemplatesDialog');

/** Today's checklists. Each item shows whether it is done or has failed, who checked it and when. */
export function TodayPart() {
  const source = useOperationsSource();
  const lists = useDayLists(source.today());
  const [isKeeping, setKeeping] = useState(false);
  return (
    <Stack>
      <Toolbar>
        <Muted>{dayInWords(source.today())}. Check off each item once it is done.</Muted>
        {source.canManage && (
          <Button variant="secondary" icon={<ListPlus size={18} aria-hidden="true" />} onClick={() => setKeeping(true)}>
            Daily checklists
          </Button>
        )}
      </Toolbar>
      <Loaded
        query={lists}
        label="today's checklists"
        failure={CHECKLISTS_FAILED}
        shape={<SkeletonCards min="22rem" height="16rem" />}
      >
        {(found) => <Lists lists={found} onKeep={() => setKeeping(true)} />}
      </Loaded>
      {isKeeping && <DayTemplatesDialog onClose={() => setKeeping(false)} />}
    </Stack>
  );
}

function Lists({ lists, onKeep }: { lists: readonly DayList[]; onKeep: () => void }) {
  const { canManage } = useOperationsSource();
  const templates = useDayTemplates().data ?? [];
  const waiting = templates.filter(({ id }) => !lists.some(({ templateId }) => templateId === id)).sort(byTitle);
  return (
    <>
      {lists.length > 0 && (
        <Grid $min="22rem" $gap="md" $stretch>
          {lists.map((list) => (
            <DayListCard key={list.id} list={list} />
          ))}
        </Grid>
      )}
      {canManage && waiting.length > 0 && (
        <Inline $gap="xs">
          <Muted>Not begun today:</Muted>
          {waiting.map((template) => (
            <BeginButton key={template.id} template={template} />
          ))}
        </Inline>
      )}
      {lists.length === 0 && (!canManage || waiting.length === 0) && (
        <Card>
          <EmptyState
            title="No checklist today"
            description={
              canManage
                ? 'Make a list of what is checked each day, such as an opening round, and begin it here.'
                : 'The lists of the day appear here once a manager begins them.'
            }
            icon={<Icon name="clipboard-list" size={24} />}
            action={canManage ? <Button onClick={onKeep}>Make a daily checklist</Button> : undefined}
          />
        </Card>
      )}
    </>
  );
}

function BeginButton({ template }: { template: DayTemplate }) {
  const source = useOperationsSource();
  const { id, title, items } = template;
  const beginning = useOperationsChange(
    async () => {
      const day = source.today();
      return source.startList({ templateId: id, title, day, items: await withDayIds(id, day, items) });
    },
    { failed: `${title} was not begun` },
  );
  const begin = () =>
    beginning.mutate(undefined, {
      // A started list appears on the page. Only a list that waits for a network needs a message.
      onSuccess: (delivery) => delivery === 'kept' && toastSaved(delivery, title),
    });
  return (
    <Button size="sm" variant="secondary" loading={beginning.isPending} onClick={begin}>
      Begin {title}
    </Button>
  );
}
