import { Loaded } from '@platform/module-kit';
import { CHECKLISTS_FAILED, ConfirmDialog, counted, Muted } from '@platform/module-kit/screens';
import { Button, Dialog, Inline, Stack, token } from '@platform/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useDayTemplates } from '../../source/queries';
import type { DayTemplate } from '../../source/rows/dayList';
import { useOperationsSource } from '../../source/useOperationsSource';
import { DayTemplateDialog } from './DayTemplateDialog';

type Asks = { kind: 'edit' | 'delete'; template: DayTemplate } | { kind: 'add' };

/** The club's daily checklists. */
export function DayTemplatesDialog({ onClose }: { onClose: () => void }) {
  const source = useOperationsSource();
  const templates = useDayTemplates();
  const [asks, setAsks] = useState<Asks>();
  const done = () => setAsks(undefined);
  return (
    <>
      <Dialog
        open
        onClose={onClose}
        title="Daily checklists"
        description="What is checked each day. Lists that were begun stay as they are."
        actions={<Button onClick={() => setAsks({ kind: 'add' })}>Add checklist</Button>}
      >
        <Loaded query={templates} label="the daily checklists" failure={CHECKLISTS_FAILED}>
          {(found) =>
            found.length === 0 ? (
              <Muted>There is none yet. Add an opening round, for example.</Muted>
            ) : (
              <List role="list">
                {found.map((template) => (
                  <li key={template.id}>
                    <Inline $justify="between">
                      <Stack $gap="hair">
                        <strong>{template.title}</strong>
                        <Muted>{counted(template.items.length, 'item')}</Muted>
                      </Stack>
                      <Inline $gap="xs">
                        <Button
                          size="sm"
                          variant="secondary"
                          aria-label={`Edit ${template.title}`}
                          onClick={() => setAsks({ kind: 'edit', template })}
                        >
                          Edit
                        </Button>
                        <Button
                          size="sm"
                          variant="quiet"
                          aria-label={`Delete ${template.title}`}
                          onClick={() => setAsks({ kind: 'delete', template })}
                        >
                          Delete
                        </Button>
                      </Inline>
                    </Inline>
                  </li>
                ))}
              </List>
            )
          }
        </Loaded>
      </Dialog>
      {asks && asks.kind !== 'delete' && (
        <DayTemplateDialog template={asks.kind === 'edit' ? asks.template : undefined} onClose={done} />
      )}
      {asks?.kind === 'delete' && (
        <ConfirmDialog
          title={`Delete ${asks.template.title}?`}
          description="No day begins with it any more. Lists that were begun stay as they are. This cannot be undone."
          action="Delete checklist"
          change={() => source.deleteDayTemplate(asks.template.id)}
          onClose={done}
          onDone={done}
        />
      )}
    </>
  );
}

const List = styled.ul`
  display: grid;
  > li {
    padding-block: ${token.space.sm};
  }
  > li + li {
    border-top: 1px solid ${token.color.line};
  }
`;
