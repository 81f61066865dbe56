import { sampleClub, sampleTrainingModules } from '@platform/sample-club';
import type { TrainingSource } from './source/trainingSource';

/** The sample club at /demo/training: no server, no session. */
export const demoSource: TrainingSource = {
  key: 'demo',
  basePath: '/demo/training',
  clubName: sampleClub.name,
  timeZone: sampleClub.timeZone,

  async listModules() {
    return sampleTrainingModules.map(({ id, title, participants }) => ({
      id,
      title,
      completedParticipants: participants.filter(({ completedAt }) => completedAt !== null).length,
      totalParticipants: participants.length,
    }));
  },

  async listParticipants(moduleId) {
    const found = sampleTrainingModules.find(({ id }) => id === moduleId);
    return (found?.participants ?? [])
      .map(({ id, name, completedAt }) => ({ id, name, completedAt: completedAt ? new Date(completedAt) : null }))
      .sort((a, b) => a.name.localeCompare(b.name));
  },
};
