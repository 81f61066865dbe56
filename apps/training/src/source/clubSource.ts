import { dataOf } from '@platform/module-kit';
import { supabase, type Club } from '@platform/session';
import type { TrainingSource } from './trainingSource';

interface TrainingModuleRow {
  id: string;
  title: string;
  completed_participants: number;
  total_participants: number;
}

interface ParticipantRow {
  id: string;
  name: string;
  completed_at: string | null;
}

const FAILED = 'Failed to fetch training modules';

/** The club's rows in the database. */
export function clubSource(club: Club): TrainingSource {
  return {
    key: club.id,
    basePath: '/training',
    clubName: club.name,
    timeZone: club.time_zone,

    async listModules() {
      const client = await supabase();
      const rows: TrainingModuleRow[] = await dataOf(
        client
          .from('training_modules')
          .select('*')
          .eq('club_id', club.id)
          .order('title')
          // A view's columns could be null for all that its definition says.
          .overrideTypes<TrainingModuleRow[], { merge: false }>(),
        FAILED,
      );
      return rows.map((row) => ({
        id: row.id,
        title: row.title,
        completedParticipants: row.completed_participants,
        totalParticipants: row.total_participants,
      }));
    },

    async listParticipants(moduleId) {
      const client = await supabase();
      const rows: ParticipantRow[] = await dataOf(
        client
          .from('training_participants')
          .select('id, name, completed_at')
          .eq('club_id', club.id)
          .eq('course_id', moduleId)
          .order('name'),
        FAILED,
      );
      return rows.map((row) => ({
        id: row.id,
        name: row.name,
        completedAt: row.completed_at ? new Date(row.completed_at) : null,
      }));
    },
  };
}
