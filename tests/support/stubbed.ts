/** The gateway in front of a stub backend, for a suite or for one test; both are stopped automatically. */
import { afterAll, beforeEach, onTestFinished } from 'vitest';
import { type FaultProxy, faultProxy } from './faultProxy.ts';
import { type GatewayOptions, startGateway, type TestGateway } from './gateway.ts';
import { type StubApi, startStubApi } from './stubApi.ts';

export interface Stubbed {
  api: StubApi;
  gateway: TestGateway;
  /** The token of a session of the first user. */
  token: string;
}

/** Starts both for a file or a `describe`; clears the stub's calls before each test. Await it where the suite begins. */
export async function suiteStub(options: GatewayOptions = {}): Promise<Stubbed> {
  const api = await startStubApi();
  const gateway = await startGateway(api, options);
  beforeEach(() => {
    api.calls.length = 0;
  });
  afterAll(async () => {
    await gateway.stop();
    await api.stop();
  });
  return { api, gateway, token: api.sessions.issue() };
}

/** Starts both for the running test. */
export async function ownStub(options: GatewayOptions = {}): Promise<Stubbed> {
  const { api, token } = await ownApi();
  return { api, gateway: await ownGateway(api, options), token };
}

/** Starts a further gateway for the running test. */
export async function ownGateway(
  api: { url: string; cableUrl: string },
  options: GatewayOptions = {},
): Promise<TestGateway> {
  const gateway = await startGateway(api, options);
  onTestFinished(() => gateway.stop());
  return gateway;
}

/** Starts a stub for the running test. */
export async function ownApi(): Promise<{ api: StubApi; token: string }> {
  const api = await startStubApi();
  onTestFinished(() => api.stop());
  return { api, token: api.sessions.issue() };
}

/** Starts a stub for the running test, and a fault proxy in front of it. */
export async function ownFaultyApi(): Promise<{ api: StubApi; proxy: FaultProxy; token: string }> {
  const { api, token } = await ownApi();
  const proxy = await faultProxy(api.url);
  onTestFinished(() => proxy.stop());
  return { api, proxy, token };
}
