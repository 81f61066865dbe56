import { connectSupabase } from '@platform/session';
import { dismissToast, Toaster } from '@platform/ui';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createServer, type Server } from 'node:http';
