import { SaveOutcome, useRowForm } from '@platform/module-kit';
import { useCloseQuestion, useTriedForm } from '@platform/module-kit/screens';
import { Button, Checkbox, Drawer, everythingIsRead, FormActions, IconButton, Stack, toast, token } from '@platform/ui';
import { X } from 'lucide-react';
import { useRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { toItemDraft, type ChecklistItem, type ItemDraft } from '../../source/rows/checklist';
import { usePreSeasonSource, useRereadPreSeason } from '../../source/usePreSeasonSource';
import { useMayTick, useTick } from '../checklists/useTick';
import { usePreSeasonAddress } from '../preSeason/address';
import { useSeason } from '../preSeason/SeasonContext';
import { checkItem } from './checkItem';
import { ItemFacts } from './ItemFacts';
import { ItemFields, itemLabels } from './ItemFields';
import { doneInWords } from './doneInWords';

/** One item with all its fields. Managers edit it; everyone else reads it, and checks it off if it is theirs. */
export function ItemDrawer({ item }: { item: ChecklistItem }) {
  const { mayEdit } = useSeason();
  return mayEdit ? <EditedItem item={item} /> : <ReadItem item={item} />;
}

function ReadItem({ item }: { item: ChecklistItem }) {
  const { change } = usePreSeasonAddress();
  return (
    <ItemFrame item={item} onClose={() => change({ open: '' })}>
      <ItemFacts item={item} />
    </ItemFrame>
  );
}

function EditedItem({ item }: { item: ChecklistItem }) {
  const source = usePreSeasonSource();
  const { change } = usePreSeasonAddress();
  const { lists, people } = useSeason();
  const reread = useRereadPreSeason();
  const close = () => change({ open: '' });
  const form = useRowForm<ChecklistItem, ItemDraft>({
    what: 'the item',
    row: item,
    toDraft: toItemDraft,
    check: checkItem,
    save: (draft, version) => source.saveItem(item.id, draft, version),
    read: () => source.readItem(item.id),
    onRow: () => void reread(),
    onSaved: () => {
      toast({ title: 'Item saved', tone: 'success' });
      close();
    },
  });
  const place = useRef<HTMLFormElement>(null);
  const onTried = useTriedForm(place, form.attempt.kind === 'saving');
  const asked = useCloseQuestion(close, () => (form.isChanged ? 'the item' : undefined));
  const nameOf = (field: keyof ItemDraft & string, value: unknown): string => {
    if (field === 'owner') return people.find(({ owner }) => owner === value)?.name ?? '';
    if (field === 'listId') return lists.find(({ id }) => id === value)?.title ?? '';
    return String(value);
  };
  return (
    <ItemFrame item={item} onClose={asked.close}>
      <Stack
        as="form"
        ref={place}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!everythingIsRead(event.currentTarget)) return;
          void form.submit();
          onTried();
        }}
      >
        <ItemFields draft={form.draft} errors={form.errors} onChange={form.change} />
        <SaveOutcome form={form} labels={itemLabels} show={nameOf} />
        <FormActions>
          <Button
            type="submit"
            disabled={!form.canTry && form.attempt.kind !== 'saving'}
            loading={form.attempt.kind === 'saving'}
          >
            Save item
          </Button>
        </FormActions>
      </Stack>
      {asked.question}
    </ItemFrame>
  );
}

function ItemFrame({ item, onClose, children }: { item: ChecklistItem; onClose: () => void; children: ReactNode }) {
  const { people, lists } = useSeason();
  const { timeZone } = usePreSeasonSource();
  const tick = useTick();
  const mayTick = useMayTick();
  const list = lists.find(({ id }) => id === item.listId);
  return (
    <Drawer open side="right" label={item.item} onClose={onClose}>
      <Content>
        <Head>
          <div>
            <Eyebrow>{list?.title}</Eyebrow>
            <Title>{item.item}</Title>
          </div>
          <IconButton label="Close" icon={<X size={20} aria-hidden="true" />} onClick={onClose} />
        </Head>
        <Checkbox
          label="Done"
          hint={
            doneInWords(item, people, timeZone) ?? (mayTick(item) ? undefined : 'Its owner and managers tick it off.')
          }
          checked={item.completed}
          disabled={!mayTick(item)}
          onChange={() => tick(item)}
        />
        {children}
      </Content>
    </Drawer>
  );
}

const Content = styled.div`
  display: grid;
  gap: ${token.space.lg};
  padding: ${token.space.lg};
`;

const Head = styled.div`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${token.space.sm};
  margin: calc(-1 * ${token.space.xs}) calc(-1 * ${token.space.xs}) 0 0;
`;

const Eyebrow = styled.p`
  padding-top: ${token.space.xs};
  color: ${token.color.inkMuted};
  font-size: ${token.size.sm};
`;

const Title = styled.h2`
  font-size: ${token.size.lg};
  overflow-wrap: anywhere;
`;
