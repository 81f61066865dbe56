import { Alert, Button, Card, CardTitle, FormActions, IconButton, Switch, token, VisuallyHidden } from '@platform/ui';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { widgetTitles } from '../overview/widgetTitles';
import { moveWidget, showWidget, type Arrangement, type WidgetId } from '../../../rules/arrangement';
import { ARRANGEMENT_UNKNOWN } from '../../../source/failures';

interface ArrangePanelProps {
  draft: Arrangement;
  saving: boolean;
  onChange: (draft: Arrangement) => void;
  onReset: () => void;
  onSave: () => void;
  onCancel: () => void;
}

/** The widgets as a list to reorder and hide. The page below changes at once; nothing is stored until it is saved. */
export function ArrangePanel({ draft, saving, onChange, onReset, onSave, onCancel }: ArrangePanelProps) {
  const [told, setTold] = useState('');
  const last = draft.order.length - 1;

  const move = (id: WidgetId, by: -1 | 1) => {
    if (saving) return;
    const moved = moveWidget(draft, id, by);
    onChange(moved);
    setTold(`${widgetTitles[id]}: place ${moved.order.indexOf(id) + 1} of ${moved.order.length}`);
  };

  return (
    <Card as="section" aria-labelledby="arrange-title">
      <CardTitle id="arrange-title" tabIndex={-1} ref={focusOnce}>
        Arrange the overview
      </CardTitle>
      <Rows role="list">
        {draft.order.map((id, index) => (
          <Row key={id}>
            <IconButton
              label={`Move ${widgetTitles[id]} up`}
              icon={<ArrowUp size={18} />}
              aria-disabled={saving || index === 0}
              onClick={() => move(id, -1)}
            />
            <IconButton
              label={`Move ${widgetTitles[id]} down`}
              icon={<ArrowDown size={18} />}
              aria-disabled={saving || index === last}
              onClick={() => move(id, 1)}
            />
            <Shown>
              <Switch
                label={widgetTitles[id]}
                disabled={saving}
                checked={!draft.hidden.includes(id)}
                onChange={(event) => onChange(showWidget(draft, id, event.target.checked))}
              />
            </Shown>
          </Row>
        ))}
      </Rows>
      <VisuallyHidden role="status">{told}</VisuallyHidden>
      <FormActions>
        <Button onClick={onSave} loading={saving}>
          Save Arrangement
        </Button>
        <Button variant="secondary" onClick={onCancel} disabled={saving}>
          Cancel
        </Button>
        <Button variant="quiet" onClick={onReset} disabled={saving}>
          Standard order
        </Button>
      </FormActions>
    </Card>
  );
}

/** Replaces the panel when the saved arrangement is unknown: saving would overwrite it unseen. */
export function ArrangementUnknown({ retrying, onRetry }: { retrying: boolean; onRetry: () => void }) {
  return (
    <Alert tone="warning" title={ARRANGEMENT_UNKNOWN} onRetry={onRetry} retrying={retrying}>
      The overview is in its standard order. What you saved is not lost.
    </Alert>
  );
}

/** The button that opened the panel is gone, so the focus moves to the panel's heading. */
function focusOnce(heading: HTMLElement | null): void {
  heading?.focus();
}

const Rows = styled.ol`
  display: grid;
  gap: ${token.space.xxs};
  margin-block: ${token.space.sm};
  padding: 0;
  list-style: none;
`;

const Row = styled.li`
  display: flex;
  align-items: center;
  gap: ${token.space.xxs};
`;

const Shown = styled.div`
  flex: 1;
  min-width: 0;
  padding-inline-start: ${token.space.xs};
`;
