import { Loaded } from '@platform/module-kit';
import { ConfirmDialog, counted, Muted, Toolbar } from '@platform/module-kit/screens';
import {
  Badge,
  Button,
  Card,
  EmptyState,
  Grid,
  Icon,
  Inline,
  onDemand,
  SkeletonCards,
  Stack,
  toast,
  token,
} from '@platform/ui';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { logWords } from '../../rules/forms/logWords';
import { useForms } from '../../source/queries';
import type { LogForm } from '../../source/rows/log';
import { useOperationsSource } from '../../source/useOperationsSource';
import { FORMS_FAILED } from '../../source/failures';

const LogFormDialog = onDemand(() => import('./LogFormDialog'))('LogFormDialog');

type Asks = { kind: 'edit' | 'delete'; form: LogForm } | { kind: 'add' };

/** The club's log forms, such as an opening inspection. */
export function TemplatesPart() {
  const source = useOperationsSource();
  const forms = useForms();
  const [asks, setAsks] = useState<Asks>();
  const done = () => setAsks(undefined);
  return (
    <Stack>
      <Toolbar>
        <Muted>Forms are filled in with a daily log. Logs keep their answers when a form changes.</Muted>
        {source.canManage && (
          <Button icon={<Plus size={18} aria-hidden="true" />} onClick={() => setAsks({ kind: 'add' })}>
            Add form
          </Button>
        )}
      </Toolbar>
      <Loaded
        query={forms}
        label="the forms"
        failure={FORMS_FAILED}
        shape={<SkeletonCards min="20rem" height="12rem" />}
      >
        {(found) =>
          found.length === 0 ? (
            <Card>
              <EmptyState
                title="No forms yet"
                description="A form asks the same questions each time, such as an opening inspection."
                icon={<Icon name="clipboard-list" size={24} />}
                action={
                  source.canManage ? <Button onClick={() => setAsks({ kind: 'add' })}>Add form</Button> : undefined
                }
              />
            </Card>
          ) : (
            <Grid $min="20rem" $gap="md" as="ul" role="list">
              {found.map((form) => (
                <li key={form.id}>
                  <FormCard form={form} onAsk={(kind) => setAsks({ kind, form })} />
                </li>
              ))}
            </Grid>
          )
        }
      </Loaded>
      {asks && asks.kind !== 'delete' && (
        <LogFormDialog form={asks.kind === 'edit' ? asks.form : undefined} onClose={done} />
      )}
      {asks?.kind === 'delete' && (
        <ConfirmDialog
          title={`Delete ${asks.form.title}?`}
          description="Logs that were filled in with it keep their answers. To keep the form and not offer it, retire it instead. This cannot be undone."
          action="Delete form"
          change={() => source.deleteForm(asks.form.id)}
          onClose={done}
          onDone={() => {
            toast({ title: `${asks.form.title} deleted`, tone: 'success' });
            done();
          }}
        />
      )}
    </Stack>
  );
}

function FormCard({ form, onAsk }: { form: LogForm; onAsk: (kind: 'edit' | 'delete') => void }) {
  const { canManage } = useOperationsSource();
  return (
    <Frame>
      <Stack $gap="sm">
        <Inline $justify="between">
          <Title>{form.title}</Title>
          <Inline $gap="xs">
            {!form.isActive && <Badge tone="outline">Retired</Badge>}
            <Badge>{logWords[form.kind]}</Badge>
          </Inline>
        </Inline>
        <Muted>{counted(form.questions.length, 'question')}</Muted>
        <Questions>
          {form.questions.map(({ label, required }) => (
            <li key={label}>
              {label}
              {required && <Muted> (required)</Muted>}
            </li>
          ))}
        </Questions>
        {canManage && (
          <Inline $gap="xs">
            <Button size="sm" variant="secondary" aria-label={`Edit ${form.title}`} onClick={() => onAsk('edit')}>
              Edit
            </Button>
            <Button size="sm" variant="quiet" aria-label={`Delete ${form.title}`} onClick={() => onAsk('delete')}>
              Delete
            </Button>
          </Inline>
        )}
      </Stack>
    </Frame>
  );
}

const Frame = styled(Card)`
  height: 100%;
`;

const Title = styled.h2`
  font-size: ${token.size.md};
`;

const Questions = styled.ul`
  padding-left: ${token.space.lg};
  font-size: ${token.size.sm};
  list-style: disc;
`;
