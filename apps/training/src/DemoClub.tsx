import { Outlet } from 'react-router-dom';
import { demoSource } from './demo';
import type { TrainingSource } from './source/trainingSource';
import { TrainingSourceContext } from './source/TrainingSourceContext';

let visit: TrainingSource | undefined;

/** The sample club, with what was changed of it since the page was loaded. */
export function DemoClub() {
  visit ??= demoSource();
  return (
    <TrainingSourceContext value={visit}>
      <Outlet />
    </TrainingSourceContext>
  );
}
