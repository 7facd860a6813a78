import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, copyFileSync, cpSync, lchownSync, mkdirSync, readFileSync, statSync } from "node:fs";
import { basename, delimiter, dirname, join, posix } from "node:path";
import { copyBuildContext } from "./build-context";

/** A stage of a Dockerfile; the last one is the image. */
export interface Image {
  /** The name of the image that it starts from. Here that is only this machine's Node and npm. */
  readonly base: string;
  /** The folder that takes the place of `/`. */
  readonly root: string;
  readonly name: string | undefined;
  workdir: string;
  environment: Record<string, string>;
  user: { uid: number; gid: number } | undefined;
  command: string[];
  health: string[];
}

/** Only root can become another user. Otherwise all runs as the user who runs the tests. */
const canSwitchUser = process.getuid?.() === 0;

/**
 * Does what a container engine does with a Dockerfile, with a folder for each stage: runs its very commands there, with a
 * clean environment.
 *
 * @param project the folder with the Dockerfile, and the build context. @param folder an empty one, for the stages.
 * @returns the last stage.
 * @throws Error when a command fails, and on anything that this project's Dockerfile does not use.
 */
export async function buildImage(project: string, folder: string): Promise<Image> {
  // The image's user must be able to enter the folder and to run Node, which may be in root's home.
  chmodSync(folder, 0o755);
  mkdirSync(join(folder, "bin"));
  copyFileSync(process.execPath, join(folder, "bin/node"));
  const context = join(folder, "context");
  copyBuildContext(project, context);
  const stages: Image[] = [];
  for (const [instruction, words] of instructionsOf(readFileSync(join(project, "Dockerfile"), "utf8"))) {
    if (instruction === "FROM") {
      stages.push(stageOf(words, join(folder, `stage-${stages.length}`)));
      continue;
    }
    const image = stages.at(-1);
    const perform = INSTRUCTIONS[instruction];
    if (!image || !perform) throw new Error(`Dockerfile: ${instruction} ${words} is not understood here.`);
    await perform(image, words, (name) => (name ? stageNamed(name, stages).root : context));
  }
  const last = stages.at(-1);
  if (!last) throw new Error("The Dockerfile has no stage.");
  return last;
}

/** Splits a Dockerfile into its instructions, with continued lines joined. */
function instructionsOf(text: string): [string, string][] {
  const lines = text
    .replaceAll(/^#.*\n/gm, "")
    .replaceAll(/\\\n\s*/g, "")
    .split("\n");
  return lines.filter(Boolean).map((line) => {
    const [, instruction = "", words = ""] = /^([A-Z]+) (.+)$/.exec(line) ?? [];
    return [instruction, words];
  });
}

function stageOf(words: string, root: string): Image {
  const [, base, name] = /^(\S+)(?: AS (\S+))?$/.exec(words) ?? [];
  if (!base?.startsWith("node:")) throw new Error(`Dockerfile: FROM ${words} is not understood here.`);
  mkdirSync(root);
  return { base, root, name, workdir: "/", environment: {}, user: undefined, command: [], health: [] };
}

function stageNamed(name: string, stages: Image[]): Image {
  const stage = stages.find((earlier) => earlier.name === name);
  if (!stage) throw new Error(`Dockerfile: there is no stage ${name}.`);
  return stage;
}

type Perform = (image: Image, words: string, rootOf: (stage?: string) => string) => Promise<void> | void;

const INSTRUCTIONS: Record<string, Perform> = {
  WORKDIR(image, words) {
    image.workdir = posix.resolve(image.workdir, words);
    mkdirSync(pathIn(image, "."), { recursive: true });
  },
  ENV(image, words) {
    for (const pair of words.split(/\s+/)) {
      const [, name, value] = /^(\w+)=([^$"'\\]+)$/.exec(pair) ?? [];
      if (!name || !value) throw new Error(`Dockerfile: ENV ${pair} is not understood here.`);
      image.environment[name] = value;
    }
  },
  COPY(image, words, rootOf) {
    const [target = "", ...sources] = words.split(/\s+/).filter(isPath).reverse();
    const flags = Object.fromEntries(
      words
        .split(/\s+/)
        .filter((word) => !isPath(word))
        .map(flagOf),
    );
    for (const source of sources) {
      const from = join(rootOf(flags.from), source);
      const into = target.endsWith("/") && !statSync(from).isDirectory() ? basename(source) : "";
      const to = join(pathIn(image, target), into);
      cpSync(from, to, { recursive: true, verbatimSymlinks: true });
      if (flags.chown && canSwitchUser) {
        const { uid, gid } = userOf(flags.chown);
        lchownSync(to, uid, gid);
      }
    }
  },
  async RUN(image, words) {
    // Such a path would be one of this machine.
    if (/(^|[\s='"])\//.test(words)) throw new Error(`Dockerfile: RUN ${words} uses an absolute path.`);
    if (image.user) throw new Error("Dockerfile: RUN after USER is not understood here.");
    // npm's settings and its cache are in this machine's HOME. The versions are those of package-lock.json all the same.
    const npm = { HOME: process.env.HOME ?? "", npm_config_prefer_offline: "true" };
    const command = begin(image, ["sh", "-c", words], npm);
    const code = await command.ended;
    if (code !== 0) throw new Error(`RUN ${words} ended with ${code}:\n${command.output()}`);
  },
  USER(image, words) {
    image.user = userOf(words);
  },
  EXPOSE() {},
  HEALTHCHECK(image, words) {
    const [, command = ""] = /^(?:--\S+ +)*CMD (.+)$/.exec(words) ?? [];
    image.health = JSON.parse(command);
  },
  CMD(image, words) {
    image.command = JSON.parse(words);
  },
};

const isPath = (word: string) => !word.startsWith("--");

function flagOf(word: string): [string, string] {
  const [, flag, value] = /^--(from|chown)=(\S+)$/.exec(word) ?? [];
  if (!flag || !value) throw new Error(`Dockerfile: COPY ${word} is not understood here.`);
  return [flag, value];
}

function userOf(words: string) {
  const [, uid, gid] = /^(\d+):(\d+)$/.exec(words) ?? [];
  if (!uid || !gid) throw new Error(`Dockerfile: the user ${words} is not understood here.`);
  return { uid: Number(uid), gid: Number(gid) };
}

/** Where a path of an image is on this machine. @param path absolute, or relative to its WORKDIR. */
export function pathIn(image: Image, path: string): string {
  return join(image.root, posix.resolve(image.workdir, path));
}

export interface Running {
  process: ChildProcess;
  /** Its exit code; null when a signal killed it. */
  ended: Promise<number | null>;
  /** What it has printed so far. */
  output: () => string;
}

/**
 * Begins a command in an image: as its user, in its WORKDIR, with nothing in the environment but what it sets.
 *
 * @param variables added to its environment.
 */
export function begin(image: Image, command: string[], variables: Record<string, string> = {}): Running {
  const [program = "", ...args] = command;
  const environment = { PATH: pathOf(image), HOME: "/nonexistent", ...image.environment, ...variables };
  const child = spawn(program, args, {
    ...(canSwitchUser && image.user),
    cwd: pathIn(image, "."),
    // Next's types demand a NODE_ENV, which only the Dockerfile may set.
    env: environment as Partial<NodeJS.ProcessEnv> as NodeJS.ProcessEnv,
    stdio: ["ignore", "pipe", "pipe"],
    detached: true,
  });
  let text = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (part) => {
      text += part;
    });
  return { process: child, ended: once(child, "close").then(([code]) => code), output: () => text };
}

/** The programs of the base image: Node, and this machine's npm without the project's own tools. */
function pathOf({ root }: Image): string {
  const others =
    process.env.PATH?.split(delimiter).filter((folder) => !folder.includes("node_modules")) ?? [];
  return [join(dirname(root), "bin"), ...others].join(delimiter);
}
