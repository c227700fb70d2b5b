/** The setup of each test file: one process runs all files and is ended explicitly, so it may keep databases open. */
import { keepDatabases } from './usedDatabase.ts';

keepDatabases();
