import { Drawer, IconButton, Kbd, Tabs, token } from '@platform/ui';
import { X } from 'lucide-react';
import { styled } from 'styled-components';
import { ErrorList, type PageError } from './ErrorList';
import { FileWaterfall } from './FileWaterfall';
import { ModuleList } from './ModuleList';
import type { PageModule } from './moduleRows';
import { SharedPackages, type SharedPackage } from './SharedPackages';

interface DevtoolsPanelProps {
  /** The modules that the person gets, in the order of the manifest. */
  modules: readonly PageModule[];
  /** Failures on this page, the newest first. */
  errors: readonly PageError[];
  /** The packages in the page's share scope. */
  packages: readonly SharedPackage[];
  onClose(): void;
}

/**
 * Answers a module team's questions about a page: which modules, from which release and why, which files came when, and
 * what failed.
 */
export function DevtoolsPanel({ modules, errors, packages, onClose }: DevtoolsPanelProps) {
  return (
    <Drawer open onClose={onClose} label="Devtools" side="right">
      <Content>
        <Head>
          <h2>Devtools</h2>
          <span aria-hidden="true">
            <Kbd>Alt</Kbd> <Kbd>Shift</Kbd> <Kbd>D</Kbd>
          </span>
          <IconButton label="Close" icon={<X size={20} aria-hidden="true" />} onClick={onClose} />
        </Head>
        <Tabs
          label="Devtools"
          tabs={[
            { id: 'modules', label: 'Modules', panel: <ModuleList modules={modules} /> },
            { id: 'files', label: 'Loading', panel: <FileWaterfall /> },
            { id: 'shared', label: 'Shared', panel: <SharedPackages packages={packages} /> },
            { id: 'errors', label: 'Errors', count: errors.length, panel: <ErrorList errors={errors} /> },
          ]}
        />
      </Content>
    </Drawer>
  );
}

const Content = styled.div`
  padding: ${token.space.sm} ${token.space.md} ${token.space.xl};
`;

const Head = styled.header`
  display: flex;
  align-items: center;
  gap: ${token.space.sm};
  margin-bottom: ${token.space.sm};

  h2 {
    flex: 1;
    font-size: ${token.size.lg};
  }

  > span {
    color: ${token.color.inkMuted};
    font-size: ${token.size.xs};
  }
`;
