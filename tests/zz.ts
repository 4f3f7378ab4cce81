import pg from 'pg';
import { startPostgres } from '../tools/postgres.ts';
import { fillOrders, fillMembers } from './benchmarks/fill.ts';
import { openDatabase } from '../api/src/platform/db/openDatabase.ts';
const postgres = await startPostgres({ durable: true });
console.log(postgres.url);
console.log(openDatabase.toString().slice(0, 1500));
