/** Set up before each file of tests: one process runs them all, and ends when it is told to. */
import { keepDatabases } from './usedDatabase.ts';

keepDatabases();
