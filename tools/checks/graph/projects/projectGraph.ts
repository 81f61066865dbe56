import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { repositoryRoot } from '../../../bundler/paths';

/** A target of a project, with the defaults of nx.json. */
export interface Target {
  inputs?: readonly unknown[];
  outputs?: readonly string[];
  options?: { command?: string };
}

/** A project as Nx sees it. */
export interface Project {
  name: string;
  /** Relative to the repository, without a slash at the end. */
  root: string;
  /** Names of the projects it directly depends on. */
  dependencies: ReadonlySet<string>;
  /** Files that its targets name as inputs besides the projects, relative to the repository. */
  namedFiles: readonly string[];
  targets: Readonly<Record<string, Target>>;
}

interface GraphFile {
  graph: {
    nodes: Record<string, { data: { root: string; targets: Project['targets'] } }>;
    dependencies: Record<string, { target: string }[]>;
  };
}

const WORKSPACE = '{workspaceRoot}/';

/** Asks Nx for its project graph. */
export function readProjectGraph(): Project[] {
  const folder = mkdtempSync(path.join(tmpdir(), 'project-graph-'));
  try {
    const file = path.join(folder, 'graph.json');
    execFileSync(path.join(repositoryRoot, 'node_modules/.bin/nx'), ['graph', `--file=${file}`], {
      cwd: repositoryRoot,
      env: { ...process.env, NX_DAEMON: 'false' },
      stdio: 'pipe',
    });
    const { nodes, dependencies } = (JSON.parse(readFileSync(file, 'utf8')) as GraphFile).graph;
    return Object.entries(nodes).map(([name, { data }]) => ({
      name,
      root: data.root,
      dependencies: new Set((dependencies[name] ?? []).map(({ target }) => target)),
      namedFiles: Object.values(data.targets).flatMap(({ inputs = [] }) =>
        inputs.flatMap((input) =>
          typeof input === 'string' && input.startsWith(WORKSPACE) ? [input.slice(WORKSPACE.length)] : [],
        ),
      ),
      targets: data.targets,
    }));
  } finally {
    rmSync(folder, { recursive: true });
  }
}
