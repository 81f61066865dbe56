/** @jest-environment node */
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import * as ui from './index';

const noop = () => undefined;

/** One of each, as prerendered pages use them. */
const drawings: Record<string, ReactNode> = {
  Alert: <ui.Alert title="Saved" action={<button type="button">Undo</button>} />,
  Avatar: <ui.Avatar name="Ana Lima" />,
  Badge: <ui.Badge tone="success">Active</ui.Badge>,
  Button: (
    <ui.Button as="a" href="/contact" loading>
      Book
    </ui.Button>
  ),
  Card: <ui.Card $padding="none" />,
  Container: <ui.Container $width="wide" />,
  DescriptionList: <ui.DescriptionList items={[{ term: 'Type', description: 'Golf Club' }]} />,
  Dialog: <ui.Dialog open={false} onClose={noop} title="Delete?" />,
  EmptyState: <ui.EmptyState title="Nothing yet" />,
  ErrorState: <ui.ErrorState title="It failed" onRetry={noop} />,
  Grid: <ui.Grid $min="10rem" $gap="xs" />,
  Icon: <ui.Icon name="flag" />,
  IconButton: <ui.IconButton label="Close" icon={<ui.Icon name="circle" />} />,
  Menu: <ui.Menu trigger={(props) => <button {...props}>Account</button>}>{null}</ui.Menu>,
  PageHeader: <ui.PageHeader title="Training" description="Who has done what" actions={<span />} />,
  Progress: <ui.Progress label="Done" value={40} />,
  SelectField: (
    <ui.SelectField label="Type" options={[{ value: 'a', label: 'A' }]} placeholder="Choose" error="Choose one." />
  ),
  Skeleton: <ui.Skeleton $width="50%" />,
  Spinner: <ui.Spinner label="Loading" />,
  Stack: <ui.Stack $gap="lg" $align="center" />,
  StatTile: <ui.StatTile label="Members" value="285" detail="in 2024" />,
  Table: (
    <ui.TableFrame label="Staff">
      <ui.Table />
    </ui.TableFrame>
  ),
  TextArea: <ui.TextArea label="Message" hint="A few lines." />,
  TextField: <ui.TextField label="Name" optional />,
  Toaster: <ui.Toaster />,
  Wordmark: <ui.Wordmark name="The club" />,
};

test.each(Object.entries(drawings))('%s renders without a browser and without inline styles', (_name, drawing) => {
  expect(typeof window).toBe('undefined');
  expect(renderToString(drawing)).not.toMatch(/\sstyle=/);
});
