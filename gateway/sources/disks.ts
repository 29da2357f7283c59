/** Kinds of file systems that are no disk: memory, layers of containers, images of packages. */
const NO_DISK = new Set(['tmpfs', 'devtmpfs', 'ramfs', 'overlay', 'squashfs']);

/** What the report shows of file systems: disks, and the root whatever it is, since a container has only layers. */
export const isShown = (type: string, mountPoint: string) => mountPoint === '/' || !NO_DISK.has(type);
