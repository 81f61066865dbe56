import { Loaded } from '@platform/module-kit';
import { ConfirmDialog, Muted } from '@platform/module-kit/screens';
import { Button, Inline, toast } from '@platform/ui';
import { useState } from 'react';
import { usePlanning } from '../../planning/usePlanning';
import { useMinorLimits } from '../../source/queries';
import type { MinorAges, MinorLimits } from '../../source/rows/minorLimits';
import { ItemList, ItemWords } from '../ItemList';
import { ListHead } from '../ListHead';
import { noLimits } from './limitFields';
import { LimitsDialog } from './LimitsDialog';
import { agesWords, limitLines } from './limitWords';
import { useRuleActions } from './useRuleActions';

const AGES: readonly MinorAges[] = ['14-15', '16-17'];

const titleOf = ({ ages, state }: MinorLimits) => `${agesWords(ages)}, ${state}`;

/** The limits that the club entered for its state, with a button that adds those of an age. */
export function StateLimits() {
  const { removeLimits } = useRuleActions();
  const { undoOfLast } = usePlanning();
  const limits = useMinorLimits();
  const [removed, setRemoved] = useState<MinorLimits>();
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
                <Entry key={one.id} limits={one} onEdit={() => setEdited(one)} onRemove={() => setRemoved(one)} />
              ))}
            </ItemList>
          )
        }
      </Loaded>
      {edited && <LimitsDialog limits={edited} free={free} onClose={() => setEdited(undefined)} />}
      {removed && (
        <ConfirmDialog
          title="Remove state limits?"
          description={`${titleOf(removed)}: shifts are no longer held to them. Federal limits stay.`}
          action="Remove limits"
          change={() => removeLimits(removed)}
          onClose={() => setRemoved(undefined)}
          onDone={() => {
            toast({
              title: 'State limits removed',
              description: titleOf(removed),
              tone: 'success',
              action: { label: 'Undo', onSelect: undoOfLast() },
            });
            setRemoved(undefined);
          }}
        />
      )}
    </section>
  );
}

interface EntryProps {
  limits: MinorLimits;
  onEdit: () => void;
  onRemove: () => void;
}

function Entry({ limits, onEdit, onRemove }: EntryProps) {
  const title = titleOf(limits);
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
        <Button variant="secondary" size="sm" aria-label={`Remove: ${title}`} onClick={onRemove}>
          Remove
        </Button>
      </Inline>
    </li>
  );
}
