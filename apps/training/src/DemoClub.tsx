import { Outlet } from 'react-router-dom';
import { demoSource } from './demo';
import type { TrainingSource } from './source/trainingSource';
import { TrainingSourceContext } from './source/TrainingSourceContext';

let visit: TrainingSource | undefined;

function sourceOfVisit(): TrainingSource {
  visit ??= demoSource();
  return visit;
}

/** The sample club, with what was changed of it since the page was loaded. */
export function DemoClub() {
  return (
    <TrainingSourceContext value={sourceOfVisit()}>
      <Outlet />
    </TrainingSourceContext>
  );
}
