import { courierCreate } from '../courier/schema.ts';
import { createCourier } from '../courier/write.ts';
import { endUserCreate } from '../endUser/schema.ts';
import { createEndUser } from '../endUser/write.ts';
import { groupCreate } from '../group/schema.ts';
import { createGroup } from '../group/write.ts';
import { readProgramRow, toRecord } from '../program/read.ts';
import type { Program } from '../program/schema.ts';
import { createProgram } from '../program/write.ts';
import { sampleName } from '../record/sample.ts';
import { vendorCreate } from '../vendor/schema.ts';
import { createVendor } from '../vendor/write.ts';
import { noteSample } from './audit.ts';
import { makeOrders, settleOrders } from './orders.ts';
import type { Places, SampleContext } from './places.ts';
import { lockSample } from './program.ts';
import { makeShipments } from './shipments.ts';
import { courier, endUsers, groups, palette, programName, vendors } from './world.ts';

/**
 * Adds the sample program to the caller's organization, with everything in it: by the functions that real writes use, so that
 * it has their history and obeys their rules. Nobody is notified.
 * @returns the program; the one that is there, if it was added before
 */
export async function addSample(given: SampleContext): Promise<Program> {
  const { db, caller } = given;
  const there = await lockSample(db, caller);
  if (there !== null) return toRecord(await readProgramRow(db, [there], there), caller);
  const quiet = { ...given, services: { ...given.services, isQuiet: true } };
  const program = await makeProgram(quiet);
  const context = { ...quiet, caller: { ...caller, programIds: [...caller.programIds, program.id] } };
  const places = await makeParties(context, program.id);
  const made = await makeOrders(context, places);
  await makeShipments(context, places, made);
  await settleOrders(context, made);
  await noteSample(context, { from: null, to: program.name });
  return program;
}

/** Creates the program. One person can take every step in it: nobody needs a second one to try it. */
async function makeProgram(context: SampleContext): Promise<Program> {
  const name = await freeName(context);
  return createProgram(context, { name, color_palette: palette, second_person_approves: false }, true);
}

/** Returns the program's name; with a number, if the organization has a program of that name, to tell the two apart. */
async function freeName({ db, caller }: SampleContext): Promise<string> {
  const rows = await db
    .selectFrom('programs')
    .select('name')
    .where('organization_id', '=', caller.organizationId)
    .execute();
  const taken = new Set(rows.map(({ name }) => name.toLowerCase()));
  for (let number = 1; ; number += 1) {
    const name = number === 1 ? programName : `${programName} ${number}`;
    if (!taken.has(name.toLowerCase())) return name;
  }
}

async function makeParties(context: SampleContext, programId: number): Promise<Places> {
  const groupIds: number[] = [];
  for (const { address, ...group } of groups) {
    const body = { ...group, name: sampleName(group.name), program_id: programId, address_attributes: address };
    groupIds.push((await createGroup(context, groupCreate.parse(body))).id);
  }
  const vendorIds: number[] = [];
  for (const { name, address } of vendors) {
    const body = vendorCreate.parse({
      name: sampleName(name),
      address_attributes: address,
      program_id: programId,
    });
    vendorIds.push((await createVendor(context, body)).id);
  }
  const endUserIds: number[] = [];
  for (const { group, ...endUser } of endUsers) {
    const named =
      'last_name' in endUser
        ? { ...endUser, last_name: `${endUser.last_name} (sample)` }
        : { ...endUser, external_organization_name: sampleName(endUser.external_organization_name) };
    const body = { ...named, program_ids: [programId], group_ids: [groupIds[group]] };
    endUserIds.push((await createEndUser(context, endUserCreate.parse(body))).id);
  }
  const carried = courierCreate.parse({
    company_name: sampleName(courier.name),
    address_attributes: courier.address,
    program_id: programId,
  });
  const { id: courierId } = await createCourier(context, carried);
  return { programId, groupIds, vendorIds, endUserIds, courierId };
}
