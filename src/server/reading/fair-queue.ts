/** `quick`: interactive, takes milliseconds. `file`: interactive, takes seconds. `background`: nobody is waiting. */
export const LANES = ['quick', 'file', 'background'] as const;
export type Lane = (typeof LANES)[number];

export interface QueuedTask {
  readonly userId: string;
  readonly lane: Lane;
  readonly bytes: number;
}

export interface QueueLimits {
  /** Maximum concurrent tasks. One slot is reserved for `quick`, and one more for `file` and `quick`. */
  readonly running: number;
  /** Limits on interactive tasks: per user, in total, and in bytes. Background tasks are not counted. */
  readonly waitingPerUser: number;
  readonly waiting: number;
  readonly waitingBytes: number;
}

/**
 * Schedules tasks: one per user and lane, quick before file before background, round-robin over users within each lane.
 * A user's background work takes more processes while nobody else's waits. Heavier lanes can't occupy every process.
 */
export class FairQueue<Task extends QueuedTask> {
  readonly #limits: QueueLimits;
  readonly #waiting: Readonly<Record<Lane, Map<string, Task[]>>> = {
    quick: new Map(),
    file: new Map(),
    background: new Map(),
  };
  readonly #running = new Set<Task>();

  constructor(limits: QueueLimits) {
    this.#limits = limits;
  }

  /** False when the queue is full for this user or for everyone. */
  add(task: Task): boolean {
    if (task.lane !== 'background' && !this.#hasRoom(task)) return false;
    const tasks = this.#waiting[task.lane].get(task.userId);
    if (tasks) tasks.push(task);
    else this.#waiting[task.lane].set(task.userId, [task]);
    return true;
  }

  /** The task to start now, or null. It counts as running until `end`. */
  next(): Task | null {
    for (const lane of LANES) {
      if (!this.#mayStart(lane)) return null;
      const first = [...this.#waiting[lane].values()].flatMap(([task]) => task ?? []);
      const isShared = lane === 'background';
      const task = first.find((task) => !this.#hasOneLike(task)) ?? (isShared ? first[0] : undefined);
      if (!task) continue;
      this.remove(task);
      this.#moveToEnd(lane, task.userId);
      this.#running.add(task);
      return task;
    }
    return null;
  }

  end(task: Task): void {
    this.#running.delete(task);
  }

  /** Removes a waiting task; false if it isn't waiting. */
  remove(task: Task): boolean {
    const tasks = this.#waiting[task.lane].get(task.userId);
    const place = tasks?.indexOf(task) ?? -1;
    if (!tasks || place < 0) return false;
    tasks.splice(place, 1);
    if (tasks.length === 0) this.#waiting[task.lane].delete(task.userId);
    return true;
  }

  /** All waiting tasks, in no particular order. */
  waiting(): Task[] {
    return LANES.flatMap((lane) => [...this.#waiting[lane].values()].flat());
  }

  /** A user's interactive task doesn't wait for their own background work. */
  #hasOneLike({ userId, lane }: Task): boolean {
    return [...this.#running].some((task) => task.userId === userId && task.lane === lane);
  }

  #hasRoom({ userId, bytes }: Task): boolean {
    const { waitingPerUser, waiting, waitingBytes } = this.#limits;
    const waitingTasks = this.waiting().filter(({ lane }) => lane !== 'background');
    const ofUser = waitingTasks.filter((task) => task.userId === userId);
    const size = waitingTasks.reduce((sum, task) => sum + task.bytes, 0);
    // An empty queue must always accept a single large file.
    return (
      ofUser.length < waitingPerUser &&
      waitingTasks.length < waiting &&
      (waitingTasks.length === 0 || size + bytes <= waitingBytes)
    );
  }

  /** Whether starting a task of this lane leaves enough processes for the lighter lanes. */
  #mayStart(lane: Lane): boolean {
    const running = [...this.#running].map((task) => LANES.indexOf(task.lane));
    for (let kept = 0; kept <= LANES.indexOf(lane); kept += 1) {
      const heavier = running.filter((place) => place >= kept).length;
      if (heavier >= Math.max(1, this.#limits.running - kept)) return false;
    }
    return true;
  }

  #moveToEnd(lane: Lane, userId: string): void {
    const tasks = this.#waiting[lane].get(userId);
    if (!tasks) return;
    this.#waiting[lane].delete(userId);
    this.#waiting[lane].set(userId, tasks);
  }
}
