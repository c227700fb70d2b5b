/** Uploads whose backend fails, or responds early. */

import { beforeEach, describe, expect, it } from 'vitest';
import type { SettingsPatch } from '../../gateway/settings.ts';
import type { FaultProxy } from '../support/faultProxy.ts';
import type { TestGateway } from '../support/gateway.ts';
import { until } from '../support/processes.ts';
import type { StubApi } from '../support/stubApi.ts';
import { ownFaultyApi, ownGateway } from '../support/stubbed.ts';
import {
  ATTACHMENTS,
  acceptUploads,
  answerTo,
  beginUpload,
  fileForm,
  filesRunning,
  largeForm,
  openUpload,
} from '../support/uploads.ts';

const MB = 1024 * 1024;
const PROFILE = '{ viewer { profile { id } } }';

let api: StubApi;
let proxy: FaultProxy;
let token: string;

beforeEach(async () => {
  ({ api, proxy, token } = await ownFaultyApi());
});

const start = (settings: SettingsPatch = {}, to: { url: string; cableUrl: string } = api): Promise<TestGateway> =>
  ownGateway(to, { settings });

const lives = async (gateway: TestGateway) => expect((await gateway.ask(PROFILE, {}, { token })).errors).toEqual([]);

describe('a backend that rejects an upload before the body has ended', () => {
  const refusal = JSON.stringify({ error: 'Not for you', code: 'forbidden' });

  it.each(['goes on reading', 'closes'])('has its response delivered if it then %s', async (then) => {
    const gateway = await start();
    api.onRaw('POST', 'vendors/3/attachments', (_call, { request: asked, response }) => {
      asked.once('data', () => {
        response.writeHead(403, { 'content-type': 'application/json' }).end(refusal);
        if (then === 'goes on reading') asked.resume();
        else asked.pause();
      });
    });
    for (let round = 0; round < 5; round += 1) {
      const upload = openUpload(gateway, token, largeForm.body.length);
      upload.end(largeForm.body);
      expect(await answerTo(upload)).toEqual({ status: 403, body: { error: 'Not for you', code: 'FORBIDDEN' } });
    }
    await until('nothing runs', async () => (await filesRunning(gateway)) === 0);
    await lives(gateway);
  });

  it('has its response delivered to a client that sends forever, which is then cut off', async () => {
    const gateway = await start({ files: { lingerBytes: MB } });
    api.onRaw('POST', 'vendors/3/attachments', (_call, { request: asked, response }) => {
      asked.once('data', () => response.writeHead(403, { 'content-type': 'application/json' }).end(refusal));
    });
    const upload = openUpload(gateway, token);
    const cut = new Promise((resolve) => upload.once('close', resolve));
    const answered = answerTo(upload);
    const piece = Buffer.alloc(64 * 1024);
    const pour = () => {
      while (!upload.destroyed && upload.write(piece));
      if (!upload.destroyed) upload.once('drain', pour);
    };
    pour();
    expect((await answered).status).toBe(403);
    await cut;
    await lives(gateway);
  });
});

describe('a connection to the backend that breaks', () => {
  it('before the body has ended means that nothing was done; after it, that the outcome is unknown', async () => {
    const gateway = await start();
    api.onRaw('POST', 'vendors/3/attachments', (_call, { request: asked }) => {
      asked.once('data', () => asked.socket.resetAndDestroy());
    });
    const half = openUpload(gateway, token, largeForm.body.length);
    half.write(largeForm.body.subarray(0, MB));
    expect(await answerTo(half)).toMatchObject({ status: 503, body: { code: 'UPSTREAM_UNAVAILABLE' } });
    api.onRaw('POST', 'vendors/3/attachments', (_call, { request: asked }) => {
      asked.resume().once('end', () => asked.socket.resetAndDestroy());
    });
    const whole = openUpload(gateway, token);
    whole.end(fileForm(Buffer.alloc(10)).body);
    expect(await answerTo(whole)).toMatchObject({ status: 502, body: { code: 'OUTCOME_UNKNOWN' } });
    await lives(gateway);
  });

  it('fails uploads at once if the backend is down, and the breaker is the same for all calls', async () => {
    const gateway = await start({ upstream: { breakerFailures: 5, retries: 0 } }, proxy);
    await proxy.goDown();
    for (let call = 0; call < 6; call += 1) {
      const response = await gateway.fetch(ATTACHMENTS, { method: 'POST', ...fileForm(Buffer.alloc(10)) }, { token });
      expect([response.status, await response.json()]).toMatchObject([503, { code: 'UPSTREAM_UNAVAILABLE' }]);
    }
    const { errors } = await gateway.ask(PROFILE, {}, { token });
    expect(errors[0]?.extensions.retryAfter).toBeGreaterThan(0);
  });
});

describe('uploads that hang', () => {
  it('take no slots from other calls', async () => {
    const gateway = await start({ upstream: { perRoute: 4, connections: 8 }, files: { perRoute: 4, connections: 16 } });
    const taken = acceptUploads(api);
    api.rows['vendors'] = [{ id: 3, name: 'Three' }];
    const hanging = Array.from({ length: 20 }, () => beginUpload(gateway, token));
    await until(
      'as many run as may, and the others wait',
      async () => taken.running === 4 && (await filesRunning(gateway)) === 20,
    );
    const answers = await Promise.all(
      Array.from({ length: 40 }, () =>
        gateway.ask('{ vendors { data { id } } viewer { profile { id } } }', {}, { token }),
      ),
    );
    expect(answers.flatMap(({ errors }) => errors)).toEqual([]);
    acceptUploads(api, 'couriers/3/attachments');
    const other = await gateway.fetch(
      '/files/couriers/3/attachments',
      { method: 'POST', ...fileForm(Buffer.alloc(10)) },
      { token },
    );
    expect(other.status).toBe(201);
    for (const upload of hanging) upload.destroy();
    await until('none runs', async () => (await filesRunning(gateway)) === 0);
  });
});

describe('clients that open uploads and send nothing', () => {
  it('take no slots from those that send', async () => {
    const gateway = await start({ files: { perRoute: 1, waitingPerRoute: 1 } });
    const taken = acceptUploads(api);
    const silent = Array.from({ length: 10 }, () => openUpload(gateway, 'nobody', 1000));
    await until('they are in', async () => (await gateway.metric('requests_running')) === 10);
    const answer = await gateway.fetch(ATTACHMENTS, { method: 'POST', ...fileForm(Buffer.alloc(10)) }, { token });
    expect([answer.status, taken.whole.length]).toEqual([201, 1]);
    for (const upload of silent) upload.destroy();
  });
});

describe('a gateway that is stopped', () => {
  it('finishes the upload in flight', async () => {
    const gateway = await start();
    const taken = acceptUploads(api);
    const upload = openUpload(gateway, token, largeForm.body.length);
    upload.write(largeForm.body.subarray(0, MB));
    await until('it is under way', () => taken.running === 1);
    const stopped = gateway.stop();
    upload.end(largeForm.body.subarray(MB));
    expect((await answerTo(upload)).status).toBe(201);
    await stopped;
  });
});

describe('uploads and queries with an expired token', () => {
  it('wait for one renewal, and each upload is sent once', async () => {
    const gateway = await start();
    const taken = acceptUploads(api);
    const cookie = api.sessions.issue(1, -5);
    const uploads = Array.from({ length: 10 }, () =>
      gateway.fetch(ATTACHMENTS, { method: 'POST', ...fileForm(Buffer.alloc(MB)) }, { cookie }),
    );
    const questions = Array.from({ length: 40 }, () => gateway.ask(PROFILE, {}, { cookie }));
    const statuses = new Set(
      [...(await Promise.all(uploads)), ...(await Promise.all(questions))].map(({ status }) => status),
    );
    expect([...statuses].sort()).toEqual([200, 201]);
    expect(api.count('refresh_tokens', 'POST')).toBe(1);
    expect(taken.whole).toHaveLength(10);
    expect(api.count('vendors/3/attachments', 'POST')).toBe(10);
  });
});
