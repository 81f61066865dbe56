import { Loaded } from '@platform/module-kit';
import { Muted, Refusal } from '@platform/module-kit/screens';
import { Button, Inline, toast } from '@platform/ui';
import { useState } from 'react';
import { useMinorLimits } from '../../source/queries';
import type { MinorAges, MinorLimits } from '../../source/schedulingSource';
import { useSchedulingChange, useSchedulingSource } from '../../source/useSchedulingSource';
import { ItemList, ItemWords } from '../ItemList';
import { ListHead } from '../ListHead';
import { noLimits } from './limitFields';
import { LimitsDialog } from './LimitsDialog';
import { agesWords, limitLines } from './limitWords';

const AGES: readonly MinorAges[] = ['14-15', '16-17'];

/** The limits that the club entered for its state, with a button that adds those of an age. */
export function StateLimits() {
  const limits = useMinorLimits();
  const [edited, setEdited] = useState<MinorLimits>();
  const all = limits.data ?? [];
  const free = AGES.filter((ages) => !all.some((one) => one.ages === ages));
  return (
    <section aria-label="State limits for minors">
      <ListHead
        title="State limits for minors"
        add="Add limits"
        disabled={!limits.data || free.length === 0}
        onAdd={() => free[0] && setEdited(noLimits(free[0], all[0]?.state ?? ''))}
      />
      <Muted as="p">
        The federal limits for ages 14 and 15 always apply. Many states set more, also for ages 16 and 17: see the{' '}
        <a href="https://www.dol.gov/agencies/whd/state/child-labor" target="_blank" rel="noreferrer">
          list of the U.S. Department of Labor
        </a>
        , or ask your state’s labor department. No shift can go beyond the limits that you enter.
      </Muted>
      <Loaded query={limits} label="the state limits" failure="Failed to fetch the state limits" height="6rem">
        {(rows) =>
          rows.length === 0 ? (
            <p>No limits are entered.</p>
          ) : (
            <ItemList>
              {rows.map((one) => (
                <Entry key={one.id} limits={one} onEdit={() => setEdited(one)} />
              ))}
            </ItemList>
          )
        }
      </Loaded>
      {edited && <LimitsDialog limits={edited} free={free} onClose={() => setEdited(undefined)} />}
    </section>
  );
}

function Entry({ limits, onEdit }: { limits: MinorLimits; onEdit: () => void }) {
  const source = useSchedulingSource();
  const title = `${agesWords(limits.ages)}, ${limits.state}`;
  const removing = useSchedulingChange(() => source.removeMinorLimits(limits.id), {
    onDone: () => toast({ title: 'State limits removed', description: title, tone: 'success' }),
  });
  return (
    <li>
      <ItemWords>
        <strong>{title}</strong>
        {limitLines(limits).map((line) => (
          <div key={line}>{line}</div>
        ))}
        <small>
          Source:{' '}
          {/^https?:\/\//.test(limits.source) ? (
            <a href={limits.source} target="_blank" rel="noreferrer">
              {limits.source}
            </a>
          ) : (
            limits.source
          )}
        </small>
      </ItemWords>
      <Inline $gap="xs">
        <Button variant="secondary" size="sm" aria-label={`Edit: ${title}`} onClick={onEdit}>
          Edit
        </Button>
        <Button
          variant="secondary"
          size="sm"
          aria-label={`Remove: ${title}`}
          loading={removing.isPending}
          onClick={() => removing.mutate()}
        >
          Remove
        </Button>
      </Inline>
      <Refusal error={removing.error} />
    </li>
  );
}
