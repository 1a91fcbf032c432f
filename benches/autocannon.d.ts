/** The part of the load generator's API that the benchmarks use; the package has no types. */
declare module 'autocannon' {
  interface Options {
    url: string;
    connections: number;
    duration: number;
    requests: { headers: Record<string, string> }[];
  }
  interface Result {
    latency: { p50: number; p99: number };
    requests: { average: number };
    errors: number;
    non2xx: number;
  }
  const autocannon: (options: Options) => Promise<Result>;
  export default autocannon;
}
